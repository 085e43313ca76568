import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Account } from '../../content/user.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'
import { ConfirmAct, type ConfirmedAct } from './ConfirmAct.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { linkOf, type GivenLink, type Invitation } from './LinkDialog.tsx'
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
