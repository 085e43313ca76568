import Add from '@mui/icons-material/Add'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { Box, Button, Card, Skeleton, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useGetList, usePermissions } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { Me } from '../../api/me.ts'
import { EmptyState } from '../../layout/EmptyState.tsx'
import { isWriting } from '../../form/isWriting.ts'
import { ListFault } from '../../list/ListFault.tsx'
import { Pager } from '../../list/Pager.tsx'
import { ScreenHead } from '../../list/ScreenHead.tsx'
import { useTimeZone } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'
import { ArticleFilters } from './ArticleFilters.tsx'
import { hasFilters, readArticleQuery, toFilter, writeArticleQuery, type ArticleQuery } from './articleQuery.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { ArticleViews } from './ArticleViews.tsx'
import { BulkBar } from './BulkBar.tsx'

const PER_PAGE = 25

/** Every article, and where each stands. What is shown is in the address, so that it can be kept, shared and come back to. */
export function ArticleList() {
  const t = useMessages().articleList
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const { permissions } = usePermissions<Me['may']>()
  const query = readArticleQuery(address)
  const [selected, setSelected] = useState<readonly string[]>([])
  const { data, total, error, isPending, refetch } = useGetList<ListedDocument<'article'>>(
    'article',
    {
      filter: toFilter(query, timeZone),
      sort: { field: query.sort, order: query.isDescending ? 'DESC' : 'ASC' },
      pagination: { page: query.page, perPage: PER_PAGE },
    },
    { placeholderData: (before) => before },
  )
  const change = (changes: Partial<ArticleQuery>) => {
    setSelected([])
    setAddress(writeArticleQuery({ ...query, page: 1, ...changes }), { replace: 'words' in changes })
  }
  const toggle = (id: string) => setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const mayCreate = permissions?.article?.includes('create') ?? false
  const keys = useRowKeys({ onNew: () => mayCreate && void navigate('/article/create'), onSelect: toggle })
  const rows = data ?? []

  return (
    <Box {...keys}>
      <ScreenHead title={t.title} text={total === undefined ? '\u00a0' : t.count(total)}>
        {mayCreate && (
          <Tooltip title={t.newShortcut}>
            <Button variant="contained" startIcon={<Add />} component={Link} to="/article/create">
              {t.new}
            </Button>
          </Tooltip>
        )}
      </ScreenHead>
      <ArticleViews query={query} onChange={change} />
      <ArticleFilters query={query} onChange={change} />
      {selected.length > 0 && (
        <BulkBar
          articles={rows.filter(({ id }) => selected.includes(id))}
          ids={selected}
          onDone={() => void refetch()}
          onClear={() => setSelected([])}
        />
      )}
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons />}
      {data && rows.length === 0 && <Nothing query={query} onClear={() => setAddress(new URLSearchParams())} />}
      {rows.length > 0 && (
        <Card component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'visible' }}>
          {rows.map((article) => (
            <ArticleRow key={article.id} article={article} isSelected={selected.includes(article.id)} onSelect={() => toggle(article.id)} />
          ))}
        </Card>
      )}
      <Pager page={query.page} perPage={PER_PAGE} total={total ?? 0} onPage={(page) => change({ page })} />
      {rows.length > 0 && (
        <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' }, mt: 1 }}>
          {t.keys}
        </Typography>
      )}
    </Box>
  )
}

function Nothing({ query, onClear }: { readonly query: ArticleQuery; readonly onClear: () => void }) {
  const t = useMessages()
  if (hasFilters(query))
    return (
      <EmptyState icon={ArticleOutlined} title={t.lists.nothingFound} text={t.lists.nothingFoundText}>
        <Button onClick={onClear}>{t.articleList.clear}</Button>
      </EmptyState>
    )
  const { title, text } = t.articleList.empty[query.view]
  return (
    <EmptyState icon={ArticleOutlined} title={title} text={text}>
      <Button component={Link} to="/article/create" startIcon={<Add />}>
        {t.articleList.new}
      </Button>
    </EmptyState>
  )
}

function RowSkeletons() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={64} />
      ))}
    </Box>
  )
}

interface RowKeys {
  readonly onNew: () => void
  readonly onSelect: (id: string) => void
}

const NEXT = new Set(['j', 'ArrowDown'])
const PREVIOUS = new Set(['k', 'ArrowUp'])

/** Moves among the rows of a list with the keyboard: each row is a `[data-row]`, and its link takes the focus. */
function useRowKeys({ onNew, onSelect }: RowKeys) {
  const latest = useRef(onNew)
  useEffect(() => void (latest.current = onNew))
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key === 'n' && !hasModifier && !isWriting(event.target) && !document.querySelector('[role=dialog]')) {
        event.preventDefault()
        latest.current()
      }
    }
    addEventListener('keydown', listen, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'x' && rows[at]) onSelect(rows[at].dataset['row'] ?? '')
      else if (NEXT.has(event.key)) focusOn(rows[Math.min(at + 1, rows.length - 1)])
      else if (PREVIOUS.has(event.key)) focusOn(rows[Math.max(at - 1, 0)])
      else return
      event.preventDefault()
    },
  }
}

const focusOn = (row: HTMLElement | undefined): void => row?.querySelector<HTMLElement>('a')?.focus()
