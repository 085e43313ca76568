import { Button, Link } from '@mui/material'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { EmailField } from './EmailField.tsx'
import { EntryPage, type EntryPageProps } from './EntryPage.tsx'
import { entryPath } from './entryPath.ts'
import { PasswordField } from './PasswordField.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'
import { useSending } from './useSending.ts'

export function SignIn() {
  const t = useMessages().entry
  return <SignInSteps Page={EntryPage} title={t.welcome} onEntered={useCompleteSignIn()} />
}

interface SignInStepsProps {
  /** What stands around each step: a page, or a dialog over another screen. */
  readonly Page: ComponentType<EntryPageProps>
  readonly title: string
  readonly text?: string
  /** Who is expected; whoever is not may be somebody else. */
  readonly email?: string
  /** The screen below must not be left: what leads elsewhere opens in another tab. */
  readonly isOverScreen?: boolean
  readonly onEntered: () => Promise<void>
}

/** E-mail and password; then, for who has one, the second factor. */
export function SignInSteps({ Page, title, text, email: expected = '', isOverScreen = false, onEntered }: SignInStepsProps) {
  const t = useMessages().entry
  const [isSecondStep, setSecondStep] = useState(false)
  const [email, setEmail] = useState(expected)
  const [password, setPassword] = useState('')
  const { isSending, fault, send } = useSending()

  if (isSecondStep) return <SecondFactor Page={Page} onEntered={onEntered} />

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Over another screen this may stand in a form of its own.
    event.stopPropagation()
    void send(async () => {
      const body = { email: email.trim(), password }
      const { value } = await callApi<{ twoFactorRedirect?: boolean }>('/api/auth/sign-in/email', { method: 'POST', body })
      if (value.twoFactorRedirect) setSecondStep(true)
      else await onEntered()
    })
  }
  const elsewhere = isOverScreen ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Page title={title} {...(text && { text })} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <EmailField value={email} onChange={setEmail} autoFocus={expected === ''} />
        <PasswordField
          label={t.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus={expected !== ''}
        />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {t.enter}
        </Button>
        <Link component={RouterLink} to={entryPath.forgotten} variant="body2" align="center" {...elsewhere}>
          {t.forgotten}
        </Link>
      </form>
    </Page>
  )
}
