import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '../api/callApi.ts'
import { NewPasswordFields, useNewPassword } from '../entry/NewPasswordFields.tsx'
import { PasswordField } from '../entry/PasswordField.tsx'
import { useMessages } from '../useMessages.ts'
import { useSessions } from './MySessions.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** Changes the password, which signs out every other device. */
export function MyPassword() {
  const t = useMessages().profile.password
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfileCard title={t.title} text={t.text}>
      {isOpen ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {t.change}
        </Button>
      )}
    </ProfileCard>
  )
}

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages().entry.newPassword
  const { cancel } = useMessages().profile.password
  const [currentPassword, setCurrent] = useState('')
  const { refetch } = useSessions()
  const notify = useNotify()
  const { chosen, setChosen, isSending, fault, submit } = useNewPassword(async (newPassword) => {
    await callApi('/api/auth/change-password', { method: 'POST', body: { currentPassword, newPassword } })
    notify(t.saved, { type: 'success' })
    onClose()
    await refetch()
  })
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
      <PasswordField label={t.current} value={currentPassword} onChange={setCurrent} autoComplete="current-password" autoFocus />
      <NewPasswordFields chosen={chosen} onChange={setChosen} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isSending}>
          {t.save}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </Box>
    </form>
  )
}
