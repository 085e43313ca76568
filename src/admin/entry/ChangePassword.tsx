import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { EntryPage } from './EntryPage.tsx'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** For whoever came in with a password that was lent to them. */
export function ChangePassword() {
  const t = useMessages().entry.newPassword
  const [currentPassword, setCurrent] = useState('')
  const comeIn = useCompleteSignIn()
  const notify = useNotify()
  const { chosen, setChosen, isSending, fault, submit } = useNewPassword(async (newPassword) => {
    await callApi('/api/auth/change-password', { method: 'POST', body: { currentPassword, newPassword } })
    await comeIn()
    notify(t.saved, { type: 'success' })
  })
  return (
    <EntryPage title={t.title} text={t.firstTime} fault={fault}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <PasswordField label={t.current} value={currentPassword} onChange={setCurrent} autoComplete="current-password" autoFocus />
        <NewPasswordFields chosen={chosen} onChange={setChosen} />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {t.save}
        </Button>
      </form>
    </EntryPage>
  )
}
