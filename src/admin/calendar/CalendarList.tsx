import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { Box, Typography } from '@mui/material'
import type { CalendarEvent } from '../../content/newsroom/outlook.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { useLanguage, useMessages } from '../useMessages.ts'
import type { Day } from './days.ts'
import { EventLink } from './EventLink.tsx'

interface CalendarListProps {
  readonly days: readonly Day[]
  readonly events: ReadonlyMap<Day, readonly CalendarEvent[]>
  readonly today: Day
}

/** The days on which something happens, one below the other: what a phone has room for. */
export function CalendarList({ days, events, today }: CalendarListProps) {
  const t = useMessages().calendar
  const language = useLanguage()
  const longDay = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const busy = days.filter((day) => (events.get(day)?.length ?? 0) > 0)
  if (busy.length === 0) return <EmptyState icon={CalendarMonthOutlined} title={t.empty} text={t.emptyText} />
  return (
    <>
      {busy.map((day) => (
        <Box key={day} component="section" aria-labelledby={`day-${day}`} sx={{ mb: 2 }}>
          <Typography id={`day-${day}`} variant="h6" component="h3" sx={{ color: day === today ? 'primary.main' : 'text.primary' }}>
            {longDay.format(new Date(day))}
            {day === today && ` · ${t.today.toLocaleLowerCase(language)}`}
          </Typography>
          {events.get(day)?.map((event) => (
            <EventLink key={`${event.id}-${event.what}-${event.at}`} event={event} isWide />
          ))}
        </Box>
      ))}
    </>
  )
}
