import { Button, Link } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { ask } from '../api/ask.ts'
import { useMessages } from '../useMessages.ts'
import { EmailField } from './EmailField.tsx'
import { EntryPage } from './EntryPage.tsx'
import { entryPath } from './entryPath.ts'
import { PasswordField } from './PasswordField.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useComeIn } from './useComeIn.ts'
import { useSending } from './useSending.ts'

/** E-mail and password; then, for who has one, the second factor. */
export function SignIn() {
  const t = useMessages().entry
  const [isSecondStep, setSecondStep] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isSending, fault, send } = useSending()
  const comeIn = useComeIn()

  if (isSecondStep) return <SecondFactor onEntered={() => void comeIn()} />

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { email: email.trim(), password }
      const { value } = await ask<{ twoFactorRedirect?: boolean }>('/api/auth/sign-in/email', { method: 'POST', body })
      if (value.twoFactorRedirect) setSecondStep(true)
      else await comeIn()
    })
  }
  return (
    <EntryPage title={t.welcome} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField label={t.password} value={password} onChange={setPassword} autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {t.enter}
        </Button>
        <Link component={RouterLink} to={entryPath.forgotten} variant="body2" align="center">
          {t.forgotten}
        </Link>
      </form>
    </EntryPage>
  )
}
