import { arrayMove } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, Link, Skeleton, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, usePermissions } from 'react-admin'
import { useController } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { inOrder } from '../../content/inOrder.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import type { Me } from '../api/me.ts'
import { BulkResultDialog, useBulk } from '../articles/list/useBulk.tsx'
import { SortableList } from '../form/SortableList.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { useMessages } from '../useMessages.ts'
import { ArticlesDialog } from './ArticlesDialog.tsx'

/** The articles of an issue, in the order its editors give them: many can be put in at once, and any taken out. */
export function IssueOrder({ issue }: { readonly issue: string }) {
  const t = useMessages().issues
  const { field } = useController<Record<string, readonly string[] | undefined>>({ name: 'content.order' })
  const { data } = useGetList<ListedDocument<'article'>>('article', {
    filter: { naming: [issue] },
    sort: { field: 'publishedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  const { permissions } = usePermissions<Me['may']>()
  const mayMove = permissions?.article?.includes('edit') ?? false
  const [isAdding, setAdding] = useState(false)
  const { isWorking, refused, perform, forget } = useBulk(NOTHING_MORE)
  if (!data) return <Skeleton variant="rounded" height={120} />
  // An article may name the issue in its text too: only those that belong to it are ordered.
  const articles = inOrder(
    field.value ?? [],
    data.filter(({ summary }) => summary.issue === issue),
  )
  return (
    <>
      {articles.length === 0 && <Typography color="text.secondary">{t.noArticles}</Typography>}
      <SortableList
        label={t.order}
        items={articles.map((article) => ({ id: article.id, label: article.title, article }))}
        onMove={(from, to) => field.onChange(arrayMove(articles, from, to).map(({ id }) => id))}
      >
        {({ article }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
            <Link component={RouterLink} to={`/article/${article.id}`} underline="hover" color="text.primary" sx={{ flex: '1 1 12rem' }}>
              {article.title}
            </Link>
            <StatusChip status={article.status} />
            {mayMove && (
              <Tooltip title={t.takeOut(article.title)}>
                <IconButton
                  size="small"
                  aria-label={t.takeOut(article.title)}
                  disabled={isWorking}
                  onClick={() => void perform({ act: 'issue', ids: [article.id], issue: null })}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        )}
      </SortableList>
      {mayMove && (
        <Box>
          <Button startIcon={<Add />} disabled={isWorking} onClick={() => setAdding(true)}>
            {t.addArticles}
          </Button>
        </Box>
      )}
      {isAdding && (
        <ArticlesDialog
          issue={issue}
          onClose={() => setAdding(false)}
          onPick={(ids) => {
            setAdding(false)
            void perform({ act: 'issue', ids, issue })
          }}
        />
      )}
      <BulkResultDialog refused={refused} articles={data} onClose={forget} />
    </>
  )
}

const NOTHING_MORE = () => undefined
