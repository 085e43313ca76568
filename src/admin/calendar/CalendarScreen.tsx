import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import {
  Box,
  Button,
  IconButton,
  LinearProgress,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CalendarEvent } from '../../content/newsroom/outlook.ts'
import { fromWallTime } from '../../content/time.ts'
import { callApi } from '../api/callApi.ts'
import { serverNow } from '../api/serverClock.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useDates } from '../theme/dates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { daysOf, isDay, plusDays, plusMonths, type CalendarView, type Day } from './days.ts'
import { EventLink } from './EventLink.tsx'

const VIEWS: readonly CalendarView[] = ['month', 'week', 'list']

/** What is scheduled, published and ending, by the clock of the magazine. The stretch shown is in the address. */
export function CalendarScreen() {
  const { calendar: t, lists } = useMessages()
  const language = useLanguage()
  const dates = useDates()
  const [address, setAddress] = useSearchParams()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const today = dates.dayKey(serverNow())
  const said = address.get('giorno')
  const day = isDay(said) ? said : today
  const asked = VIEWS.find((one) => one === address.get('vista')) ?? 'month'
  // Seven columns do not fit a phone.
  const view = isNarrow ? 'list' : asked
  const days = daysOf(view, day)
  const from = fromWallTime(`${days[0] ?? day}T00:00`, dates.timeZone)
  const to = fromWallTime(`${plusDays(days.at(-1) ?? day, 1)}T00:00`, dates.timeZone)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['calendar', from, to],
    queryFn: async ({ signal }) =>
      (await callApi<CalendarEvent[]>(`/api/admin/calendar?${new URLSearchParams({ from, to }).toString()}`, { signal })).value,
    placeholderData: keepPreviousData,
  })
  const events = byDay(data ?? [], (event) => dates.dayKey(event.at))
  const show = (changes: { day?: string; view?: CalendarView }) => {
    const next = { day, view: asked, ...changes }
    setAddress({ ...(next.view !== 'month' && { vista: next.view }), ...(next.day !== today && { giorno: next.day }) })
  }
  const step = (direction: 1 | -1) => show({ day: view === 'week' ? plusDays(day, 7 * direction) : plusMonths(day, direction) })
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

  return (
    <>
      <ScreenHead title={t.title} text={t.text}>
        {!isNarrow && (
          <ToggleButtonGroup
            size="small"
            exclusive
            value={view}
            onChange={(_event, chosen: CalendarView | null) => chosen && show({ view: chosen })}
            aria-label={t.views.label}
          >
            {VIEWS.map((one) => (
              <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
                {t.views[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </ScreenHead>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <IconButton aria-label={t.previous[view]} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Typography
          variant="h4"
          component="h2"
          aria-live="polite"
          sx={{ minWidth: '10rem', textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {name}
        </Typography>
        <IconButton aria-label={t.next[view]} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
        <Button color="inherit" onClick={() => show({ day: today })} disabled={day === today}>
          {t.today}
        </Button>
      </Box>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={lists.loading} />}</Box>
      <Box aria-busy={isFetching}>
        {view !== 'list' ? (
          <CalendarGrid days={days} events={events} today={today} month={view === 'month' ? day.slice(0, 7) : null} />
        ) : data && !isPlaceholderData ? (
          <CalendarList days={days} events={events} today={today} />
        ) : (
          !error && <Skeleton variant="rounded" height={240} />
        )}
      </Box>
    </>
  )
}

function byDay(events: readonly CalendarEvent[], dayOf: (event: CalendarEvent) => string): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) days.set(dayOf(event), [...(days.get(dayOf(event)) ?? []), event])
  return days
}

interface CalendarListProps {
  readonly days: readonly Day[]
  readonly events: ReadonlyMap<Day, readonly CalendarEvent[]>
  readonly today: Day
}

/** The days on which something happens, one below the other: what a phone has room for. */
function CalendarList({ days, events, today }: CalendarListProps) {
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
