import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { CalendarEvent } from '../../content/newsroom/outlook.ts'
import { editPath } from '../list/editPath.ts'
import { useDates } from '../theme/dates.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useMessages } from '../useMessages.ts'

const COLOURS: Record<CalendarEvent['what'], string> = {
  published: 'success.main',
  scheduled: 'info.main',
  change: 'info.main',
  ends: 'error.main',
  planned: 'text.secondary',
}

/** Something that happens on a day, and the way to it. */
export function EventLink({ event, isWide = false }: { readonly event: CalendarEvent; readonly isWide?: boolean }) {
  const t = useMessages().calendar
  const dates = useDates()
  const time = dates.time(event.at)
  return (
    <Link
      component={RouterLink}
      to={editPath(event.kind, event.id)}
      color="text.primary"
      underline="hover"
      title={t.event(time, t.what[event.what], event.title)}
      sx={[link, { borderColor: COLOURS[event.what] }, isWide ? { fontSize: '0.9375rem', py: 0.75 } : { fontSize: '0.8125rem' }]}
    >
      <Box component="span" sx={{ color: COLOURS[event.what], fontVariantNumeric: 'tabular-nums', mr: 0.75 }}>
        {time}
        <Box component="span" sx={isWide ? null : visuallyHidden}>
          {` ${t.what[event.what]}`}
        </Box>
      </Box>
      {event.title}
    </Link>
  )
}

/** Heard, where there is no room to read it: the colour says it to the eye. */

const link = {
  position: 'relative',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  borderLeft: 3,
  pl: 0.75,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}
