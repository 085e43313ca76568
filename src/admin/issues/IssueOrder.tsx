import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { useController } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { moved } from '../form/moved.ts'
import { SortableList } from '../form/SortableList.tsx'
import { StatusChip } from '../shelf/StatusChip.tsx'
import { useMessages } from '../useMessages.ts'
import { inOrder } from './inOrder.ts'

/** The articles of an issue, in the order its editors give them. */
export function IssueOrder({ issue }: { readonly issue: string }) {
  const t = useMessages().issues
  const { field } = useController<Record<string, readonly string[] | undefined>>({ name: 'content.order' })
  const { data } = useGetList<ListedDocument<'article'>>('article', {
    filter: { naming: [issue] },
    sort: { field: 'publishedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  if (!data) return <Skeleton variant="rounded" height={120} />
  // An article may name the issue in its text too: only those that belong to it are ordered.
  const articles = inOrder(
    field.value ?? [],
    data.filter(({ summary }) => summary.issue === issue),
  )
  if (articles.length === 0) return <Typography color="text.secondary">{t.noArticles}</Typography>
  return (
    <SortableList
      label={t.order}
      items={articles.map((article) => ({ id: article.id, label: article.title, article }))}
      onMove={(from, to) => field.onChange(moved(articles, from, to).map(({ id }) => id))}
    >
      {({ article }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Link component={RouterLink} to={`/article/${article.id}`} underline="hover" color="text.primary" sx={{ flex: '1 1 12rem' }}>
            {article.title}
          </Link>
          <StatusChip status={article.status} />
        </Box>
      )}
    </SortableList>
  )
}
