import { Box, Checkbox, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { serverNow } from '../../api/serverClock.ts'
import { StatusChip } from '../../list/StatusChip.tsx'
import { useDates } from '../../theme/dates.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'

interface ArticleRowProps {
  readonly article: ListedDocument<'article'>
  readonly isSelected: boolean
  readonly onSelect: () => void
}

/** An article at a glance: a row where there is room, a card on a phone. */
export function ArticleRow({ article, isSelected, onSelect }: ArticleRowProps) {
  const t = useMessages().articleList
  const dates = useDates()
  const now = serverNow()
  const { summary, names } = article
  const nameOf = (id: string | null) => (id ? names[id]?.title : undefined)
  const authors = summary.authors.map(nameOf).filter(Boolean).join(', ')
  const thumb = summary.hero ? names[summary.hero]?.thumb : null
  return (
    <Box component="li" data-row={article.id} sx={[row, isSelected && { backgroundColor: 'action.selected' }]}>
      <Checkbox
        checked={isSelected}
        onChange={onSelect}
        size="small"
        slotProps={{ input: { 'aria-label': t.select(article.title) } }}
        sx={{ gridArea: 'check', alignSelf: 'start', p: 0.5 }}
      />
      <Box sx={picture}>{thumb && <img src={thumb} alt="" loading="lazy" />}</Box>
      <Box sx={{ gridArea: 'title', minWidth: 0 }}>
        <Link component={RouterLink} to={`/article/${article.id}`} underline="hover" color="text.primary" sx={title}>
          {article.title}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {[nameOf(summary.section) ?? t.noSection, authors ? t.by(authors) : t.noAuthor, nameOf(summary.issue)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {article.note && (
          <Typography variant="body2" sx={{ mt: 0.5, fontStyle: 'italic', fontFamily: SERIF, overflowWrap: 'anywhere' }}>
            «{article.note}»
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'state', display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 1.5 }}>
        <StatusChip status={article.status} isReturned={article.returnedBy !== null} />
        <Typography variant="body2" color="text.secondary" component="div">
          {whenOut()}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'changed', textAlign: { md: 'right' } }}>
        {nameOf(article.updatedBy)}
        <Box component="span" sx={{ display: { md: 'block' }, ml: { xs: 1, md: 0 } }}>
          {dates.near(article.updatedAt, now)}
        </Box>
      </Typography>
    </Box>
  )

  function whenOut(): string | null {
    if (article.status.plannedAt) return null
    if (article.firstPublishedAt && article.firstPublishedAt <= now) return dates.day(article.firstPublishedAt)
    return summary.publishAt ? t.planned(dates.moment(summary.publishAt)) : null
  }
}

const row = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  px: { xs: 1, md: 1.5 },
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:hover, &:focus-within': { backgroundColor: 'action.hover' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'auto 72px minmax(0, 1fr) 13rem 11rem' },
  gridTemplateAreas: {
    xs: '"check title picture" ". state state" ". changed changed"',
    md: '"check picture title state changed"',
  },
}
const picture = {
  gridArea: 'picture',
  width: { xs: 56, md: 72 },
  aspectRatio: '3 / 2',
  alignSelf: { xs: 'start', md: 'center' },
  backgroundColor: 'action.hover',
  borderRadius: 0.5,
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
}
const title = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500, lineHeight: 1.25, overflowWrap: 'anywhere' }
