import { Box, Button, CircularProgress, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import type { PasswordLink } from '../../content/people/user.ts'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { EntryPage } from './EntryPage.tsx'
import { entryPath } from './entryPath.ts'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

interface ChoosePasswordProps {
  readonly isInvitation?: boolean
}

/** Where a link leads that lets somebody choose a password: who was invited, and who forgot theirs. One that no longer works says so at once. */
export function ChoosePassword({ isInvitation = false }: ChoosePasswordProps) {
  const t = useMessages().entry
  const words = isInvitation ? t.invitation : t.choosePassword
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const { data: link, error } = useQuery({
    queryKey: ['password link', token],
    queryFn: async ({ signal }) =>
      (await callApi<PasswordLink>('/api/auth/password-link', { method: 'POST', body: { token }, signal })).value,
    enabled: token !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (token === '') return <ClosedLink isInvitation={isInvitation} fault={t.choosePassword.noToken} />
  if (error) return <ClosedLink isInvitation={isInvitation} fault={t.noConnection} />
  if (!link)
    return (
      <EntryPage title={words.title}>
        <Box sx={{ display: 'grid', placeItems: 'center', py: 4 }}>
          <CircularProgress />
        </Box>
      </EntryPage>
    )
  if (link.state !== 'open') return <ClosedLink isInvitation={isInvitation} fault={words.closed[link.state]} />
  return <OpenLink isInvitation={isInvitation} token={token} email={link.email} />
}

/** What to do with a link that opens nothing. */
function ClosedLink({ isInvitation, fault }: Required<ChoosePasswordProps> & { readonly fault: string }) {
  const t = useMessages().entry
  const words = isInvitation ? t.invitation : t.choosePassword
  return (
    <EntryPage title={words.title} fault={fault}>
      <Typography>{words.whatNow}</Typography>
      <Button variant="contained" size="large" component={RouterLink} to={entryPath.signIn}>
        {t.enter}
      </Button>
      {!isInvitation && (
        <Link component={RouterLink} to={entryPath.forgotten} variant="body2" align="center">
          {t.choosePassword.askAnother}
        </Link>
      )}
    </EntryPage>
  )
}

interface OpenLinkProps extends Required<ChoosePasswordProps> {
  readonly token: string
  readonly email: string
}

/** Chooses the password, then signs in with it by the door that everybody uses: what that door asks for is asked for here too. */
function OpenLink({ isInvitation, token, email }: OpenLinkProps) {
  const t = useMessages().entry
  const words = isInvitation ? t.invitation : t.choosePassword
  const navigate = useNavigate()
  const notify = useNotify()
  const comeIn = useCompleteSignIn()
  const [isSecondStep, setSecondStep] = useState(false)
  const { chosen, setChosen, isSending, fault, submit } = useNewPassword(async (password) => {
    await callApi('/api/auth/reset-password', { method: 'POST', body: { token, newPassword: password } })
    try {
      const { value } = await callApi<{ twoFactorRedirect?: boolean }>('/api/auth/sign-in/email', {
        method: 'POST',
        body: { email, password },
      })
      if (value.twoFactorRedirect) setSecondStep(true)
      else await comeIn()
    } catch {
      // The password is chosen, and the link used: from here on there is only the way that everybody takes.
      await navigate(entryPath.signIn, { replace: true })
      notify(words.done, { type: 'success', autoHideDuration: 10_000 })
    }
  })
  if (isSecondStep) return <SecondFactor Page={EntryPage} onEntered={comeIn} />
  return (
    <EntryPage title={words.title} text={words.text(email)} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        {/* Password managers keep a password under a name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields chosen={chosen} onChange={setChosen} />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {isInvitation ? t.invitation.accept : t.newPassword.save}
        </Button>
      </form>
    </EntryPage>
  )
}
