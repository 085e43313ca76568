import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import type { EntryPageProps } from './EntryPage.tsx'
import { useSending } from './useSending.ts'

interface SecondFactorProps {
  readonly Page: ComponentType<EntryPageProps>
  readonly onEntered: () => Promise<void>
}

/** The code of the authenticator or, for who has lost it, one of the codes they kept. */
export function SecondFactor({ Page, onEntered }: SecondFactorProps) {
  const t = useMessages().entry
  const words = t.secondFactor
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [trustDevice, setTrust] = useState(false)
  const { isSending, fault, setFault, send } = useSending()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const door = isRecovery ? 'verify-backup-code' : 'verify-totp'
    void send(async () => {
      await callApi(`/api/auth/two-factor/${door}`, { method: 'POST', body: { code: code.replace(/\s/g, ''), trustDevice } })
      await onEntered()
    })
  }
  const change = () => {
    setRecovery(!isRecovery)
    setCode('')
    setFault(null)
  }
  return (
    <Page title={words.title} text={isRecovery ? words.recoveryExplanation : words.explanation} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? words.recoveryCode : words.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', maxLength: 40, spellCheck: false } }}
          autoFocus
          required
          fullWidth
        />
        <FormControlLabel
          control={<Checkbox checked={trustDevice} onChange={(event) => setTrust(event.target.checked)} />}
          label={words.trust}
        />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {t.enter}
        </Button>
        <Button onClick={change}>{isRecovery ? words.useApp : words.useRecovery}</Button>
      </form>
    </Page>
  )
}
