import TaskAlt from '@mui/icons-material/TaskAlt'
import { Alert, AlertTitle, Box, Card, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useGetIdentity } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument, Listing } from '../../content/newsroom/listing.ts'
import type { Dashboard, RecentChange, ServedDashboard } from '../../content/newsroom/outlook.ts'
import { callApi } from '../api/callApi.ts'
import { serverNow } from '../api/serverClock.ts'
import { EventLink } from '../calendar/EventLink.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { editPath } from '../list/editPath.ts'
import { ListFault } from '../list/ListFault.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import type { MediaFilter } from '../media/MediaFilters.tsx'
import { useDates } from '../theme/dates.ts'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'
import { BackupAlarm, BackupCard } from './BackupNotice.tsx'
import { QuickDraft } from './QuickDraft.tsx'

const Plots = lazy(() => import('./Plots.tsx').then(({ Plots }) => ({ default: Plots })))

/** What waits for whoever is here, what others did, and how the magazine is doing. */
export function TodayScreen() {
  const t = useMessages().dashboard
  const { data: me } = useGetIdentity()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await callApi<ServedDashboard>('/api/admin/dashboard', { signal })).value,
  })
  const firstName = me?.fullName?.split(' ')[0] ?? ''
  return (
    <>
      <ScreenHead title={firstName ? t.greeting(firstName) : t.title} />
      {data?.hasUntrustedProxy && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t.untrustedProxy.title}</AlertTitle>
          {t.untrustedProxy.text}
        </Alert>
      )}
      {data?.backups && <BackupAlarm status={data.backups} />}
      <QuickDraft />
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Waiting dashboard={data} />
            <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
              <Plots published={data.published} reads={data.reads} mostRead={data.mostRead} />
            </Suspense>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <RecentChanges changes={data.recent} />
            {data.backups && <BackupCard status={data.backups} />}
          </Box>
        </Box>
      )}
    </>
  )
}

function Waiting({ dashboard }: { readonly dashboard: Dashboard }) {
  const t = useMessages().dashboard
  const { toReview, mediaToReview, returned, mediaReturned, assigned, today } = dashboard
  const lists = [toReview, mediaToReview, returned, mediaReturned, assigned]
  const isQuiet = lists.every(({ total }) => total === 0) && today.length === 0
  if (isQuiet)
    return (
      <Card sx={{ '& > *': { py: { xs: 3, md: 4 } } }}>
        <EmptyState icon={TaskAlt} title={t.quiet.title} text={t.quiet.text} />
      </Card>
    )
  return (
    <>
      <WaitingList title={t.toReview} listing={toReview} to="/article?vista=review" />
      <WaitingList title={t.mediaToReview} listing={mediaToReview} to={FILES_TO_REVIEW} />
      <WaitingList title={t.returned} listing={returned} to="/article?vista=mine" />
      <WaitingList title={t.mediaReturned} listing={mediaReturned} to="/media" />
      <WaitingList title={t.assigned} listing={assigned} to="/article?vista=mine" />
      {today.length > 0 && (
        <Group title={t.today}>
          <Box sx={{ px: 2, pb: 1.5 }}>
            {today.map((event) => (
              <EventLink key={`${event.id}-${event.what}`} event={event} isWide />
            ))}
          </Box>
        </Group>
      )}
    </>
  )
}

/** The media library, narrowed as its own filter narrows it. */
const FILES_TO_REVIEW = `/media?filter=${encodeURIComponent(JSON.stringify({ inReview: true } satisfies MediaFilter))}`

function WaitingList({ title, listing, to }: { readonly title: string; readonly listing: Listing; readonly to: string }) {
  const t = useMessages().dashboard
  if (listing.total === 0) return null
  const more = listing.total > listing.documents.length && (
    <Link component={RouterLink} to={to} variant="body2">
      {t.all(listing.total)}
    </Link>
  )
  return (
    <Group title={title} count={listing.total} more={more}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listing.documents.map((document) => (
          <WaitingDocument key={document.id} document={document} />
        ))}
      </Box>
    </Group>
  )
}

interface GroupProps {
  readonly title: string
  readonly count?: number
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Group({ title, count, more, children }: GroupProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        {count !== undefined && <Typography color="text.secondary">{count}</Typography>}
        <Box sx={{ flex: 1 }} />
        {more}
      </Box>
      {children}
    </Card>
  )
}

/** A document that waits for somebody: who left it, when, and what they said. */
function WaitingDocument({ document }: { readonly document: ListedDocument }) {
  const t = useMessages().dashboard
  const dates = useDates()
  const who = document.names[document.updatedBy]?.title ?? ''
  return (
    <Box component="li" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Link
        component={RouterLink}
        to={editPath(document.kind, document.id)}
        underline="hover"
        color="text.primary"
        sx={{ fontFamily: SERIF, fontSize: '1.0625rem' }}
      >
        {document.title}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {t.changed(who, dates.near(document.updatedAt, serverNow()))}
      </Typography>
      {document.note && (
        <Typography variant="body2" sx={{ fontStyle: 'italic', fontFamily: SERIF }}>
          «{document.note}»
        </Typography>
      )}
    </Box>
  )
}

function RecentChanges({ changes }: { readonly changes: readonly RecentChange[] }) {
  const t = useMessages().dashboard
  const dates = useDates()
  const now = serverNow()
  const isSingle = (kind: RecentChange['kind']) => kind.endsWith('Settings') || kind === 'homePage'
  return (
    <Card component="section" aria-label={t.recent}>
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
