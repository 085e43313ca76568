import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, IconButton, Typography } from '@mui/material'
import { useMessages } from '../useMessages.ts'

interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Which rows are on screen, and the way to the others. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const t = useMessages().lists.pages
  const range = shownRange(page, perPage, total)
  if (!range) return null
  const { first, last } = range
  return (
    <Box component="nav" aria-label={t.label} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 1 }}>
      <Typography variant="body2" color="text.secondary" aria-live="polite">
        {t.range(first, last, total)}
      </Typography>
      <IconButton aria-label={t.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t.next} disabled={last >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  )
}

/** Which rows are on this page, or nothing where one page holds them all. */
export function shownRange(page: number, perPage: number, total: number): { readonly first: number; readonly last: number } | null {
  if (total <= perPage && page === 1) return null
  return { first: (page - 1) * perPage + 1, last: Math.min(page * perPage, total) }
}
