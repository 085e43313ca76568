import { Button } from '@mui/material'
import { useLogout, useNotify } from 'react-admin'
import { useMe } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'
import { EntryPage } from './EntryPage.tsx'
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** For whoever has a role that needs a second factor, and none yet. */
export function EnableSecondFactor() {
  const t = useMessages().entry
  const me = useMe()
  const comeIn = useCompleteSignIn()
  const leave = useLogout()
  const notify = useNotify()
  const finish = async () => {
    await comeIn()
    notify(t.setUp.done, { type: 'success' })
  }
  return (
    <EntryPage title={t.setUp.title} text={t.setUp.required}>
      <SecondFactorSetUp email={me?.email ?? ''} onDone={() => void finish()} />
      <Button onClick={() => void leave()}>{t.signOutInstead}</Button>
    </EntryPage>
  )
}
