import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify } from 'react-admin'
import type { Account } from '../../content/user.ts'
import { callApi } from '../api/callApi.ts'
import { useSending } from '../entry/useSending.ts'
import { useMessages } from '../useMessages.ts'
import { RoleField } from './RoleField.tsx'

interface EditPersonDialogProps {
  readonly account: Account
  /** Nobody changes their own role. */
  readonly isMe: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes somebody's name or role. */
export function EditPersonDialog({ account, isMe, isOpen, onClose, onSaved }: EditPersonDialogProps) {
  const t = useMessages().people.edit
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`edit-${account.id}`}>
      <DialogTitle id={`edit-${account.id}`}>{t.title(account.name)}</DialogTitle>
      <EditForm account={account} isMe={isMe} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}

function EditForm({ account, isMe, onClose, onSaved }: Omit<EditPersonDialogProps, 'isOpen'>) {
  const t = useMessages().people.edit
  const notify = useNotify()
  const [name, setName] = useState(account.name)
  const [role, setRole] = useState(account.role)
  const { isSending, fault, send } = useSending()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { name: name.trim(), ...(!isMe && { role }) }
      await callApi(`/api/admin/user/${encodeURIComponent(account.id)}`, { method: 'PUT', body })
      notify(t.saved, { type: 'success' })
      onSaved()
    })
  }
  return (
    <form onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
        <TextField
          label={t.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          autoFocus
          required
          fullWidth
        />
        <RoleField label={t.role} role={role} onChange={setRole} isDisabled={isMe} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  )
}
