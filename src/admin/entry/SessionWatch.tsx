import { Alert, Box, Button, Dialog, DialogContent, DialogTitle, Typography, useMediaQuery, type Theme } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSetLocale } from 'react-admin'
import { useLocation } from 'react-router'
import { callApi } from '../api/callApi.ts'
import { forgetMe, type Me } from '../api/me.ts'
import { session, useSession } from '../api/session.ts'
import { useMessages } from '../useMessages.ts'
import type { EntryPageProps } from './EntryPage.tsx'
import { SignInSteps } from './SignIn.tsx'

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

/** Signs somebody in again over the screen that they are on, which stays as it is. Another person who comes in is told whose it was. */
function SignInDialog({ me }: { readonly me: Me }) {
  const t = useMessages().entry.again
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const queries = useQueryClient()
  const setLocale = useSetLocale()
  const [before] = useState(me)
  const [other, setOther] = useState<Me | null>(null)

  const goOn = async (now: Me) => {
    // Whoever owes a password or a second factor would be led away from what is not saved: they are told when it is refused.
    if (!now.mustChangePassword && !now.mustEnableTwoFactor) {
      forgetMe()
      await queries.invalidateQueries({ queryKey: ['auth'], refetchType: 'all' })
      setLocale(now.language)
    }
    session.resume()
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  const enter = async () => {
    const { value: now } = await callApi<Me>('/api/admin/me')
    if (now.id === before.id) await goOn(now)
    else setOther(now)
  }
  const goBack = async () => {
    await callApi('/api/auth/sign-out', { method: 'POST', body: {} }).catch(() => undefined)
    setOther(null)
  }
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="xs" aria-labelledby={TITLE} onClose={() => !other && session.putOff()}>
      {other ? (
        <DialogPage title={t.other.title(other.name)} text={t.other.text(other.name, before.name)}>
          <Button variant="contained" size="large" onClick={() => void goOn(other)} autoFocus>
            {t.other.goOn(other.name)}
          </Button>
          <Button onClick={() => void goBack()}>{t.other.back(before.name)}</Button>
        </DialogPage>
      ) : (
        <SignInSteps Page={StepPage} title={t.title} text={t.text} email={before.email} onEntered={enter} isOverScreen />
      )}
    </Dialog>
  )
}

const TITLE = 'sign-in-again'

/** A step that can be put off. */
function StepPage({ children, ...page }: EntryPageProps) {
  const t = useMessages().entry.again
  return (
    <DialogPage {...page}>
      {children}
      <Button color="inherit" onClick={() => session.putOff()}>
        {t.notNow}
      </Button>
    </DialogPage>
  )
}

function DialogPage({ title, text, fault, children }: EntryPageProps) {
  return (
    <>
      <DialogTitle id={TITLE}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {text && <Typography color="text.secondary">{text}</Typography>}
        <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
        {children}
      </DialogContent>
    </>
  )
}
