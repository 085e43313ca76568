import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify } from 'react-admin'
import type { Role } from '../../content/people/role.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { linkOf, type GivenLink, type Invitation } from './LinkDialog.tsx'
import { RoleField } from './RoleField.tsx'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Given the link to hand over when no letter could be sent, or null. */
  readonly onInvited: (link: GivenLink | null) => void
}

export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  const t = useMessages().people.invite
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{t.title}</DialogTitle>
      <InviteForm onClose={onClose} onInvited={onInvited} />
    </Dialog>
  )
}

function InviteForm({ onClose, onInvited }: Omit<InviteDialogProps, 'isOpen'>) {
  const t = useMessages().people.invite
  const { noConnection } = useMessages().entry
  const notify = useNotify()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('redattore')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<ApiFault | null>(null)
  const problems = fault?.refusal.fields ?? {}

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    setFault(null)
    try {
      const body = { name: name.trim(), email: email.trim(), role }
      const { value } = await callApi<{ name: string; invitation: Invitation }>('/api/admin/user', { method: 'POST', body })
      const link = linkOf(value.name, value.invitation)
      if (!link) notify(t.sent(body.email), { type: 'success' })
      onInvited(link)
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error
      setFault(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t.text}</DialogContentText>
        <Box aria-live="assertive">
          {fault && <Alert severity="error">{fault.status > 0 ? fault.refusal.message : noConnection}</Alert>}
        </Box>
        <TextField
          label={t.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={'name' in problems}
          helperText={problems['name']}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          autoFocus
          required
          fullWidth
        />
        <TextField
          label={t.email}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={'email' in problems}
          helperText={problems['email']}
          slotProps={{ htmlInput: { maxLength: 254 } }}
          required
          fullWidth
        />
        <RoleField label={t.role} role={role} onChange={setRole} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {t.send}
        </Button>
      </DialogActions>
    </form>
  )
}
