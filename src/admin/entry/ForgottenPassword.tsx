import { Button, Link } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { EmailField } from './EmailField.tsx'
import { EntryPage } from './EntryPage.tsx'
import { entryPath } from './entryPath.ts'
import { useSending } from './useSending.ts'

/** Asks for a link to choose another password. The answer is the same whether or not the address is known. */
export function ForgottenPassword() {
  const t = useMessages().entry
  const words = t.forgottenPassword
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { isSending, fault, send } = useSending()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(async () => {
      await callApi('/api/auth/request-password-reset', { method: 'POST', body: { email: email.trim() } })
      setSent(true)
    })
  }
  const back = (
    <Link component={RouterLink} to={entryPath.signIn} variant="body2" align="center">
      {t.backToSignIn}
    </Link>
  )
  if (isSent)
    return (
      <EntryPage title={words.sentTitle} text={words.sent(email.trim())}>
        <Button variant="outlined" onClick={() => setSent(false)}>
          {words.again}
        </Button>
        {back}
      </EntryPage>
    )
  return (
    <EntryPage title={words.title} text={words.text} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <EmailField value={email} onChange={setEmail} />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {words.send}
        </Button>
        {back}
      </form>
    </EntryPage>
  )
}
