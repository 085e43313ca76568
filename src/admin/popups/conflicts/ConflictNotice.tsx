import CallSplit from '@mui/icons-material/CallSplit'
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PopupConflict } from '../../../content/popups/explanation.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import { callApi } from '../../api/callApi.ts'
import { serverNow } from '../../api/serverClock.ts'
import { useDates } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'

/** As many as do not push the list itself off the screen. */
const AT_FIRST = 3

/** Says which announcements compete for the same pages and dates, and who wins; nothing where none do. */
export function ConflictNotice({ id }: { readonly id?: string }) {
  const t = useMessages().popups.conflicts
  const dates = useDates()
  const conflicts = useConflicts(id)
  const [isOpen, setOpen] = useState(false)
  const now = serverNow()
  const shown = isOpen ? conflicts : conflicts.slice(0, AT_FIRST)
  const hidden = conflicts.length - shown.length
  if (conflicts.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" icon={<CallSplit />} sx={{ mb: 2, color: 'text.primary' }}>
      <AlertTitle component="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {id === undefined || conflicts.length > 1 ? t.title(conflicts.length) : t.own}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {shown.map((conflict) => (
          <li key={`${conflict.popups.map((popup) => popup.id).join(' ')} ${conflict.from}`}>
            {conflictInWords(conflict, now, dates.day, t)}
          </li>
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" color="inherit" sx={{ mt: 0.5, ml: 1 }} onClick={() => setOpen(true)}>
          {t.others(hidden)}
        </Button>
      )}
    </Alert>
  )
}

/** The announcements that compete for the same pages and dates; those of one, if it is named. */
function useConflicts(id?: string): readonly PopupConflict[] {
  const { data = [] } = useQuery({
    queryKey: ['popup', 'conflicts'],
    queryFn: async ({ signal }) => (await callApi<PopupConflict[]>('/api/admin/popup/conflicts', { signal })).value,
  })
  return id === undefined ? data : data.filter(({ popups }) => popups.some((popup) => popup.id === id))
}

/** Which two announcements may meet, when, and what becomes of them. */
export function conflictInWords(
  conflict: PopupConflict,
  now: Instant,
  day: (at: Instant) => string,
  t: AdminMessages['popups']['conflicts'],
): string {
  const { popups, from, until, first, because, other } = conflict
  const [one, two] = popups
  const winner = popups.find(({ id }) => id === first)?.name ?? ''
  const who = because === 'reader' ? t.first.reader : t.first[because](winner)
  return `${t.meet(one.name, two.name)} ${span()}. ${who}; ${t.other[other]}`

  function span(): string {
    if (from > now) return until ? t.span.between(day(from), day(until)) : t.span.from(day(from))
    return until ? t.span.until(day(until)) : t.span.now
  }
}
