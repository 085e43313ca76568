import { Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { RecentChange } from '../../content/newsroom/outlook.ts'
import { serverNow } from '../api/serverClock.ts'
import { editPath } from '../list/editPath.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'

/** What was changed lately, by whom. */
export function RecentChanges({ changes }: { readonly changes: readonly RecentChange[] }) {
  const t = useMessages().dashboard
  const dates = useDates()
  const now = serverNow()
  const isSingle = (kind: RecentChange['kind']) => kind.endsWith('Settings') || kind === 'homePage'
  return (
    <Card component="section" aria-label={t.recent} sx={{ alignSelf: 'start' }}>
      <Typography variant="h5" component="h2" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {t.recent}
      </Typography>
      {changes.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {t.nothingRecent}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ id, kind, title, at, by, revision }) => (
          <Box component="li" key={`${id}-${revision}`} sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            <Link component={RouterLink} to={editPath(kind, id)} underline="hover" color="text.primary">
              {isSingle(kind) ? capital(t.kinds[kind]) : title}
            </Link>
            {!isSingle(kind) && (
              <Typography component="span" variant="body2" color="text.secondary">
                {` · ${t.kinds[kind]}`}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {t.changed(by.name, dates.near(at, now))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
