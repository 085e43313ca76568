import ContentCopy from '@mui/icons-material/ContentCopy'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { drawQrCode } from '../../content/donations/drawQrCode.ts'
import { callApi } from '../api/callApi.ts'
import { useCopy } from '../layout/useCopy.ts'
import { useMessages } from '../useMessages.ts'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSending } from './useSending.ts'

interface Begun {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

interface SecondFactorSetUpProps {
  readonly email: string
  readonly onDone: () => void
}

/** Turns the second factor on: the password, a code to scan, a code to type back, and codes to keep. It counts from the third step on. */
export function SecondFactorSetUp({ email, onDone }: SecondFactorSetUpProps) {
  const t = useMessages().entry.setUp
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  if (begun && isConfirmed) return <RecoveryCodes codes={begun.backupCodes} email={email} onKept={onDone} />
  if (begun)
    return (
      <>
        <ScanCode uri={begun.totpURI} />
        <ConfirmCode onConfirmed={() => setConfirmed(true)} />
      </>
    )
  return (
    <AskPassword
      text={t.passwordWhy}
      label={t.password}
      button={t.begin}
      act={async (password) =>
        setBegun((await callApi<Begun>('/api/auth/two-factor/enable', { method: 'POST', body: { password } })).value)
      }
    />
  )
}

interface AskPasswordProps {
  readonly text: string
  readonly label: string
  readonly button: string
  readonly act: (password: string) => Promise<void>
}

/** Does something that needs the password once more. */
export function AskPassword({ text, label, button, act }: AskPasswordProps) {
  const [password, setPassword] = useState('')
  const { isSending, fault, send } = useSending()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(() => act(password))
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
      <PasswordField label={label} value={password} onChange={setPassword} autoComplete="current-password" helperText={text} autoFocus />
      <Button type="submit" variant="contained" disabled={isSending}>
        {button}
      </Button>
    </form>
  )
}

function ConfirmCode({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const t = useMessages().entry.setUp
  const [code, setCode] = useState('')
  const { isSending, fault, send } = useSending()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(async () => {
      await callApi('/api/auth/two-factor/verify-totp', { method: 'POST', body: { code: code.replace(/\s/g, '') } })
      onConfirmed()
    })
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Typography>{t.verify}</Typography>
      <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
      <TextField
        label={t.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8, spellCheck: false } }}
        required
        fullWidth
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** The secret of an authenticator, to scan or to type. */
function ScanCode({ uri }: { readonly uri: string }) {
  const t = useMessages().entry.setUp
  const copy = useCopy()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Typography sx={{ justifySelf: 'start' }}>{t.scan}</Typography>
      <QrCode text={uri} label={t.qr} />
      <Typography variant="body2" color="text.secondary" sx={{ justifySelf: 'start' }}>
        {t.secret}
      </Typography>
      <Box
        component="code"
        data-secret={secret}
        sx={{ fontSize: '1rem', letterSpacing: '0.08em', overflowWrap: 'anywhere', textAlign: 'center' }}
      >
        {secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
      <Button size="small" startIcon={<ContentCopy />} onClick={() => copy(secret, t.copied)}>
        {t.copySecret}
      </Button>
    </Box>
  )
}

/** Black on white whatever the colours around it: cameras expect that. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = drawQrCode(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={216} height={216} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
