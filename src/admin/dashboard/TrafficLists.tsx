import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { SitePage } from '../../content/addresses/siteRoot.ts'
import { OTHER_TARGETS, type PageCount, type Traffic, type TrafficEvent } from '../../content/traffic/traffic.ts'
import { useNumbers } from '../popups/statistics/useNumbers.ts'
import { editPath } from '../list/editPath.ts'
import { useMessages } from '../useMessages.ts'

/** What is said of readers here; announcements have figures of their own, where they are made. */
const SHOWN: readonly TrafficEvent[] = ['download', 'outbound', 'mailto', 'tel', 'hash_change']

/** Which pages, from where, and what readers did on them. */
export function TrafficLists({ traffic: { pages, referrers, events } }: { readonly traffic: Traffic }) {
  const t = useMessages().traffic
  const shown = events.filter(({ event }) => SHOWN.includes(event))
  const referrer = (target: string) => (target === OTHER_TARGETS ? t.others : target)
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Group title={t.pages} isWide>
        <Rows rows={pages.map((page) => ({ key: page.target, name: <PageName page={page} />, count: page.count }))} />
      </Group>
      <Group title={t.referrers} text={referrers.length > 0 ? t.referrersText : t.noReferrers}>
        <Rows rows={referrers.map(({ target, count }) => ({ key: target, name: referrer(target), count }))} />
      </Group>
      <Group title={t.events} text={shown.length > 0 ? '' : t.noEvents}>
        {shown.map(({ event, count, targets }) => (
          <Box key={event} sx={{ mb: 1.5 }}>
            <Row name={<strong>{t.eventNames[event]}</strong>} count={count} />
            <Box sx={{ pl: 2 }}>
              <Rows
                rows={targets.map((target) => ({
                  key: target.target,
                  name: <Target event={event} counted={target} />,
                  count: target.count,
                }))}
              />
            </Box>
          </Box>
        ))}
      </Group>
    </Box>
  )
}

interface GroupProps {
  readonly title: string
  readonly text?: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Group({ title, text = '', isWide = false, children }: GroupProps) {
  return (
    <Box component="section" aria-label={title} sx={isWide ? { gridColumn: '1 / -1' } : {}}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly count: number
}

/** Names, and how often, each with a bar behind it as long as it is much. */
function Rows({ rows }: { readonly rows: readonly (RowProps & { readonly key: string })[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ key, name, count }) => (
        <Box component="li" key={key} sx={{ position: 'relative', mb: 0.25 }}>
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              right: 'auto',
              width: `${(100 * count) / most}%`,
              bgcolor: 'action.hover',
              borderRadius: 1,
            }}
          />
          <Row name={name} count={count} />
        </Box>
      ))}
    </Box>
  )
}

function Row({ name, count }: RowProps) {
  const { number } = useNumbers()
  return (
    <Box sx={{ position: 'relative', display: 'flex', gap: 2, px: 1, py: 0.5 }}>
      <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {number(count)}
      </Typography>
    </Box>
  )
}

function PageName({ page: { target, title, document } }: { readonly page: PageCount }) {
  const t = useMessages().traffic
  const pages: Record<SitePage, string> = {
    '/': t.front,
    '/archivio': t.archive,
    '/numeri': t.issues,
    '/cerca': t.search,
    '/da-leggere': t.readingList,
  }
  const known: Readonly<Record<string, string>> = { ...pages, [OTHER_TARGETS]: t.otherPages }
  return document ? <DocumentLink document={document}>{title || target}</DocumentLink> : (known[target] ?? target)
}

function Target({ event, counted: { target, title, document } }: { readonly event: TrafficEvent; readonly counted: PageCount }) {
  const t = useMessages().traffic
  if (target === OTHER_TARGETS) return t.others
  if (document) return <DocumentLink document={document}>{title || target}</DocumentLink>
  return event === 'mailto' && target === '' ? t.sentOn : target
}

interface DocumentLinkProps {
  readonly document: NonNullable<PageCount['document']>
  readonly children: ReactNode
}

/** To where it is edited. */
function DocumentLink({ document: { kind, id }, children }: DocumentLinkProps) {
  return (
    <Link component={RouterLink} to={editPath(kind, id)} underline="hover" color="text.primary">
      {children}
    </Link>
  )
}
