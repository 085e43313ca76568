import MoreVert from '@mui/icons-material/MoreVert'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify } from 'react-admin'
import type { Account } from '../../content/people/user.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { useSending } from '../entry/useSending.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useMessages } from '../useMessages.ts'
import { linkOf, type GivenLink, type Invitation } from './LinkDialog.tsx'
import { RoleField } from './RoleField.tsx'
import { userActs, type OfferedAct } from './userActs.ts'

interface PersonActsProps {
  readonly me: Me
  readonly account: Account
  readonly onChanged: () => void
  readonly onLink: (link: GivenLink) => void
}

/** What can be done to an account; what is hard to take back is asked twice. */
export function PersonActs({ me, account, onChanged, onLink }: PersonActsProps) {
  const t = useMessages().people
  const { noConnection } = useMessages().entry
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<ConfirmedAct | null>(null)
  const [isEditing, setEditing] = useState(false)
  const offered = userActs(me, account)
  if (offered.length === 0) return null

  const address = `/api/admin/user/${encodeURIComponent(account.id)}`
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      onChanged()
    } catch (error) {
      notify(error instanceof ApiFault && error.status > 0 ? error.refusal.message : noConnection, { type: 'error' })
    }
  }
  const inviteAgain = () =>
    attempt(async () => {
      const { value } = await callApi<{ invitation: Invitation }>(`${address}/invite`, { method: 'POST', body: {} })
      const link = linkOf(account.name, value.invitation)
      if (link) onLink(link)
      else notify(t.invite.sent(account.email), { type: 'success' })
    })
  const resetLink = () =>
    attempt(async () => {
      const { value } = await callApi<{ link: string }>(`${address}/reset-link`, { method: 'POST', body: {} })
      onLink({ title: t.link.reset, text: t.link.resetText(account.name), link: value.link })
    })
  const choose = (act: OfferedAct) => {
    setAnchor(null)
    if (act === 'edit') setEditing(true)
    else if (act === 'inviteAgain') void inviteAgain()
    else if (act === 'resetLink') void resetLink()
    else setAsked(act)
  }
  const confirm = (act: ConfirmedAct) =>
    attempt(async () => {
      setAsked(null)
      if (act === 'revoke' || act === 'remove') await callApi(address, { method: 'DELETE' })
      else await callApi(`${address}/${act === 'resetFactor' ? 'reset-second-factor' : act}`, { method: 'POST', body: {} })
      notify(t.confirm[act].done, { type: 'success' })
    })
  return (
    <>
      <IconButton aria-label={t.actionsFor(account.name)} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((act) => (
          <MenuItem
            key={act}
            onClick={() => choose(act)}
            sx={{ color: act === 'remove' || act === 'suspend' || act === 'revoke' ? 'error.main' : undefined }}
          >
            {t.acts[act]}
          </MenuItem>
        ))}
      </Menu>
      <EditPersonDialog
        account={account}
        isMe={account.id === me.id}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onSaved={() => {
          setEditing(false)
          onChanged()
        }}
      />
      <ConfirmAct act={asked} name={account.name} onCancel={() => setAsked(null)} onConfirm={(act) => void confirm(act)} />
    </>
  )
}

interface EditPersonDialogProps {
  readonly account: Account
  /** Nobody changes their own role. */
  readonly isMe: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

function EditPersonDialog({ account, isMe, isOpen, onClose, onSaved }: EditPersonDialogProps) {
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

type ConfirmedAct = 'revoke' | 'suspend' | 'reactivate' | 'resetFactor' | 'remove'

interface ConfirmActProps {
  /** What is asked about; null for nothing. */
  readonly act: ConfirmedAct | null
  readonly name: string
  readonly onCancel: () => void
  readonly onConfirm: (act: ConfirmedAct) => void
}

/** Says what is about to happen to somebody, and asks once more. */
function ConfirmAct({ act, name, onCancel, onConfirm }: ConfirmActProps) {
  const t = useMessages().people.confirm
  if (!act) return null
  const { title, text, button } = t[act]
  return (
    <ConfirmDialog
      isOpen
      title={title(name)}
      text={text}
      confirm={button}
      isHarmless={act === 'reactivate'}
      onConfirm={() => onConfirm(act)}
      onClose={onCancel}
    />
  )
}
