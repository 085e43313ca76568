import { Button, Link, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../api/ask.ts'
import { useMessages } from '../useMessages.ts'
import { EntryPage } from './EntryPage.tsx'
import { entryPath } from './entryPath.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useNewPassword } from './useNewPassword.ts'

/** Where a link leads that lets somebody choose a password: who was invited, and who forgot theirs. */
export function ChoosePassword({ isInvitation = false }: { readonly isInvitation?: boolean }) {
  const t = useMessages().entry
  const words = isInvitation ? t.invitation : t.choosePassword
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const navigate = useNavigate()
  const notify = useNotify()
  const { chosen, setChosen, isSending, fault, submit } = useNewPassword(async (newPassword) => {
    await ask('/api/auth/reset-password', { method: 'POST', body: { token, newPassword } })
    await navigate(entryPath.signIn, { replace: true })
    notify(words.done, { type: 'success', autoHideDuration: 10_000 })
  })
  const another = (
    <Link component={RouterLink} to={entryPath.forgotten} variant="body2" align="center">
      {t.choosePassword.askAnother}
    </Link>
  )
  if (token === '')
    return (
      <EntryPage title={words.title} fault={t.choosePassword.noToken}>
        {isInvitation ? <Typography>{t.invitation.expired}</Typography> : another}
      </EntryPage>
    )
  return (
    <EntryPage title={words.title} text={words.text} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <NewPasswordFields chosen={chosen} onChange={setChosen} />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {isInvitation ? t.invitation.accept : t.newPassword.save}
        </Button>
        {fault && (isInvitation ? <Typography variant="body2">{t.invitation.expired}</Typography> : another)}
      </form>
    </EntryPage>
  )
}
