import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined'
import { Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { DocumentListPage } from '../list/DocumentListPage.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { useDates } from '../theme/dates.ts'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'

/** Issues and dossiers with their covers, newest first. */
export function IssueList() {
  const t = useMessages()
  const { title, text, empty, issueNumber, dossier } = t.issues
  const dates = useDates()
  return (
    <DocumentListPage kind="issue" title={title} text={text} newLabel={t.issues.new} empty={empty} icon={AutoStoriesOutlined} sort={NEWEST}>
      {(issues) => (
        <Box component="ul" sx={grid}>
          {issues.map((issue) => {
            const cover = issue.summary.cover && issue.names[issue.summary.cover]?.thumb
            return (
              <Card component="li" key={issue.id} sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
                <Box sx={picture}>{cover ? <img src={cover} alt="" loading="lazy" /> : <AutoStoriesOutlined sx={{ opacity: 0.4 }} />}</Box>
                <Box sx={{ p: 1.5 }}>
                  <Typography variant="overline" color="text.secondary" sx={{ lineHeight: 1.6 }}>
                    {issue.summary.number === null ? dossier : issueNumber(issue.summary.number)}
                  </Typography>
                  <Link component={RouterLink} to={`/issue/${issue.id}`} underline="hover" color="text.primary" sx={link}>
                    {issue.title}
                  </Link>
                  <StatusChip status={issue.status} />
                  <Typography variant="body2" color="text.secondary">
                    {issue.usedBy === 0 ? t.lists.noArticles : t.lists.articles(issue.usedBy)}
                    {issue.firstPublishedAt && ` · ${dates.day(issue.firstPublishedAt)}`}
                  </Typography>
                </Box>
              </Card>
            )
          })}
        </Box>
      )}
    </DocumentListPage>
  )
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
}
const picture = {
  aspectRatio: '4 / 3',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}
/** The whole card is the link. */
const link = {
  display: 'block',
  fontFamily: SERIF,
  fontSize: '1.25rem',
  fontWeight: 500,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}
