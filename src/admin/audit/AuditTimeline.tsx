import { Box, Link, Paper, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { AuditAction, AuditEntry, KeptAuditEntry } from '../../content/people/audit.ts'
import { DAY_MS, toInstant } from '../../content/time.ts'
import { useServerNow } from '../api/serverClock.ts'
import { useDates, type Dates, type Day } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { auditSentence } from './auditSentence.ts'

export function AuditTimeline({ entries }: { readonly entries: readonly KeptAuditEntry[] }) {
  const dates = useDates()
  return byDay(entries, dates).map(([day, lines]) => (
    <Box key={day} component="section" aria-labelledby={`day-${day}`} sx={{ mb: 2.5 }}>
      <DayName day={day} dates={dates} />
      <Paper variant="outlined" component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((entry) => (
          <Line key={entry.id} entry={entry} dates={dates} />
        ))}
      </Paper>
    </Box>
  ))
}

/** The entries come in order, so those of a day stand together. */
function byDay(entries: readonly KeptAuditEntry[], { dayKey }: Dates): [day: string, lines: KeptAuditEntry[]][] {
  const days: [string, KeptAuditEntry[]][] = []
  for (const entry of entries) {
    const day = dayKey(entry.at)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(entry)
    else days.push([day, [entry]])
  }
  return days
}

function DayName({ day, dates }: { readonly day: Day; readonly dates: Dates }) {
  const t = useMessages().audit
  const now = useServerNow()
  const name =
    day === dates.dayKey(now)
      ? t.today
      : day === dates.dayKey(toInstant(new Date(Date.parse(now) - DAY_MS)))
        ? t.yesterday
        : dates.longDay(dates.startOf(day))
  return (
    <Typography id={`day-${day}`} variant="h5" component="h2" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
      {name}
    </Typography>
  )
}

function Line({ entry, dates }: { readonly entry: KeptAuditEntry; readonly dates: Dates }) {
  const t = useMessages()
  const { at, until, times, address } = entry
  const sentence = auditSentence(entry, { words: t.audit, roles: t.layout.roles, moment: dates.longMoment })
  const screen = subjectPath(entry)
  const more = [...(times > 1 ? [t.audit.times(times), t.audit.until(dates.time(until))] : []), ...(address ? [t.audit.from(address)] : [])]
  return (
    <Box component="li" sx={line}>
      <Typography component="time" dateTime={at} variant="body2" color="text.secondary" title={dates.longMoment(at)}>
        {dates.time(at)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {screen ? (
          <Link component={RouterLink} to={screen} color="inherit" underline="hover">
            {sentence}
          </Link>
        ) : (
          sentence
        )}
        {more.length > 0 && (
          <Typography variant="caption" component="p" color="text.secondary">
            {more.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: '52px 1fr',
  gap: 1,
  px: 1.5,
  py: 1,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}

/** What these were done to is gone. */
const NOWHERE: ReadonlySet<AuditAction> = new Set(['delete', 'expire', 'invitation-revoked'])

/** Where what a line tells of can be looked at; null for what is gone, or has no place. */
function subjectPath({ kind, subject, action }: Pick<AuditEntry, 'kind' | 'subject' | 'action'>): string | null {
  if (kind === null || subject === null || NOWHERE.has(action)) return null
  if (action === 'trash') return '/cestino'
  if (kind === 'user') return '/user'
  if (kind === 'redirect') return '/redirect'
  if (kind === 'homePage') return '/prima-pagina'
  if (kind.endsWith('Settings')) return '/impostazioni'
  return kind === 'audit' || kind === 'popup' ? null : `/${kind}/${subject}`
}
