import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import { Alert, Box, Button, Chip, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callApi } from '../api/callApi.ts'
import { serverNow } from '../api/serverClock.ts'
import { useSending } from '../entry/useSending.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { ProfileCard } from './ProfileCard.tsx'

/** The devices that somebody is signed in from, each of which can be signed out. */
export function MySessions() {
  const t = useMessages().profile.sessions
  const { data, isPending, isError, refetch } = useSessions()
  const { isSending, fault, send } = useSending()
  const notify = useNotify()
  const end = (door: string, body: object, sentence: string) =>
    void send(async () => {
      await callApi(`/api/auth/${door}`, { method: 'POST', body })
      await refetch()
      notify(sentence, { type: 'success' })
    })
  return (
    <ProfileCard title={t.title} text={t.text}>
      {fault && <Alert severity="error">{fault}</Alert>}
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t.retry}</Button>}>
          {t.fault}
        </Alert>
      )}
      {isPending && <Skeleton variant="rounded" height={80} />}
      {data && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isHere={session.token === data.here}
                isBusy={isSending}
                onEnd={() => end('revoke-session', { token: session.token }, t.ended)}
              />
            ))}
          </Box>
          {data.all.length > 1 ? (
            <Button
              variant="outlined"
              color="error"
              disabled={isSending}
              onClick={() => end('revoke-other-sessions', {}, t.othersEnded)}
              sx={{ justifySelf: 'start' }}
            >
              {t.endOthers}
            </Button>
          ) : (
            <Typography color="text.secondary">{t.onlyThis}</Typography>
          )}
        </>
      )}
    </ProfileCard>
  )
}

/** A device that somebody is signed in from. */
interface Session {
  readonly id: string
  readonly token: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

interface Sessions {
  readonly here: string | null
  readonly all: readonly Session[]
}

/** Where whoever works here is signed in, this device first. */
export function useSessions() {
  return useQuery({ queryKey: ['profile', 'sessions'], queryFn: findSessions })
}

async function findSessions(): Promise<Sessions> {
  const [current, listed] = await Promise.all([
    callApi<{ session: { token: string } } | null>('/api/auth/get-session'),
    callApi<Session[]>('/api/auth/list-sessions'),
  ])
  const here = current.value?.session.token ?? null
  const isLater = (one: Session, other: Session) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt)
  const all = listed.value.toSorted((one, other) => Number(other.token === here) - Number(one.token === here) || isLater(one, other))
  return { here, all }
}

interface SessionRowProps {
  readonly session: Session
  readonly isHere: boolean
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isHere, isBusy, onEnd }: SessionRowProps) {
  const t = useMessages().profile.sessions
  const dates = useDates()
  const device = describeDevice(session.userAgent ?? '')
  const name = device ? t.on(device.browser, device.system) : t.unknown
  const now = serverNow()
  const facts = [
    t.since(dates.ago(session.createdAt, now)),
    t.seen(dates.ago(session.updatedAt, now)),
    ...(session.ipAddress ? [t.from(session.ipAddress)] : []),
  ]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <DevicesOutlined color="action" />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography>
          {name} {isHere && <Chip size="small" color="success" variant="outlined" label={t.here} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(', ')}
        </Typography>
      </Box>
      {!isHere && (
        <Button size="small" onClick={onEnd} disabled={isBusy} aria-label={t.endOne(name)}>
          {t.end}
        </Button>
      )}
    </Box>
  )
}

/** The browser and the system that a browser says it is, or null for what is no browser. Names are names: they are not translated. */
export function describeDevice(userAgent: string): { readonly browser: string; readonly system: string } | null {
  const browser = first(userAgent, BROWSERS)
  const system = first(userAgent, SYSTEMS)
  return browser && system ? { browser, system } : null
}

/** In this order: most browsers claim to be those further down too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (text: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]
