import { Alert, Button } from '@mui/material'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { session, useSession } from '../api/session.ts'
import { useMessages } from '../useMessages.ts'
import { SignInDialog } from './SignInDialog.tsx'

/** Says that the session is over, on whatever screen it is noticed, and lets whoever works there sign in again without leaving it. */
export function SessionWatch({ me }: { readonly me: Me }) {
  const t = useMessages().entry.again
  const { hasEnded, isSigningIn } = useSession()
  const { pathname } = useLocation()
  const who = me.id
  // They may have signed in again in another tab.
  useEffect(() => {
    if (!hasEnded) return
    const listening = new AbortController()
    const look = async () => {
      // Not `findMe`: react-admin would lead to the sign-in page as soon as it could not say who is here.
      const { value: now } = await callApi<Me>('/api/admin/me')
      if (now.id === who) session.resume()
    }
    addEventListener('focus', () => void look().catch(() => undefined), { signal: listening.signal })
    return () => listening.abort()
  }, [hasEnded, who])
  return (
    <>
      {hasEnded && !hasOwnLine(pathname) && (
        <Alert
          severity="warning"
          sx={{ my: 1 }}
          action={
            <Button color="inherit" onClick={() => void session.signInAgain()} sx={{ whiteSpace: 'nowrap' }}>
              {t.action}
            </Button>
          }
        >
          {t.banner}
        </Alert>
      )}
      {isSigningIn && <SignInDialog me={me} />}
    </>
  )
}

/** Where texts are written, the line that says whether they are saved says this too. */
const hasOwnLine = (path: string): boolean => /^\/(article|page)\/./.test(path)
