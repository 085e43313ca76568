import { Box, Button, Typography } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { CalendarEvent } from '../../content/newsroom/outlook.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import type { Day } from './days.ts'
import { EventLink } from './EventLink.tsx'

interface CalendarGridProps {
  readonly days: readonly Day[]
  readonly events: ReadonlyMap<Day, readonly CalendarEvent[]>
  readonly today: Day
  /** The month the grid is about: days of others are dimmed. None in a week. */
  readonly month: string | null
}

/** What fits the box of a day; the rest is one click away, in its week. */
const ROOM = 4

/** Weeks of seven boxes, Monday first. */
export function CalendarGrid({ days, events, today, month }: CalendarGridProps) {
  const t = useMessages().calendar
  const language = useLanguage()
  const [, setAddress] = useSearchParams()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const longDay = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', borderTop: 1, borderLeft: 1, borderColor: 'divider' }}>
      {days.slice(0, 7).map((day) => (
        <Typography
          key={day}
          variant="overline"
          aria-hidden
          sx={{ px: 1, borderRight: 1, borderBottom: 1, borderColor: 'divider', lineHeight: 2 }}
        >
          {weekday.format(new Date(day))}
        </Typography>
      ))}
      {days.map((day) => {
        const all = events.get(day) ?? []
        const shown = month ? all.slice(0, ROOM) : all
        const isOutside = month !== null && !day.startsWith(month)
        return (
          <Box
            key={day}
            component="section"
            aria-label={t.day(longDay.format(new Date(day)), all.length)}
            {...(day === today && { 'aria-current': 'date' })}
            sx={[box, { minHeight: month ? 112 : 360 }, isOutside && { backgroundColor: 'transparent' }]}
          >
            <Typography component="span" aria-hidden sx={[number, day === today && marked, isOutside && { color: 'text.secondary' }]}>
              {Number(day.slice(8))}
            </Typography>
            {shown.map((event) => (
              <EventLink key={`${event.id}-${event.what}-${event.at}`} event={event} />
            ))}
            {all.length > shown.length && (
              <Button
                size="small"
                color="inherit"
                onClick={() => setAddress({ vista: 'week', giorno: day })}
                sx={{ py: 0, justifyContent: 'flex-start' }}
              >
                {t.more(all.length - shown.length)}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  p: 0.5,
  borderRight: 1,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
}
const number = { alignSelf: 'flex-start', fontSize: '0.8125rem', px: 0.75, borderRadius: 4, fontVariantNumeric: 'tabular-nums' }
const marked = { backgroundColor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }
