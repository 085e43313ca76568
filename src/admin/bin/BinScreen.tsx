import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash'
import { Box, Button, Card, Chip, IconButton, MenuItem, Skeleton, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { Kind } from '../../content/kinds.ts'
import { BIN_DAYS, type BinEntry } from '../../content/newsroom/binEntry.ts'
import { DAY_MS, type Instant } from '../../content/time.ts'
import { useServerNow } from '../api/serverClock.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { listRow } from '../list/listRow.ts'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { useBin } from './useBin.tsx'

const PER_PAGE = 50
const KINDS = ['article', 'page', 'issue', 'popup', 'section', 'tag', 'author', 'media'] as const satisfies readonly Kind[]

/** What was deleted, for as long as it can be taken back. */
export function BinScreen() {
  const t = useMessages()
  const b = t.bin
  const { restore, purge, empty } = useBin()
  const { words, page, said, say } = useListAddress()
  const [purging, setPurging] = useState<BinEntry | null>(null)
  const [isEmptying, setEmptying] = useState(false)
  const kind = KINDS.find((one) => one === said('genere'))
  const { data, total, error, refetch } = useGetList<BinEntry>(
    'bin',
    {
      filter: { ...(words && { q: words }), ...(kind && { kind }) },
      sort: { field: 'trashedAt', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { placeholderData: (before) => before },
  )
  const isEmpty = data?.length === 0 && !words && !kind
  return (
    <>
      <ScreenHead title={b.title} text={b.text(BIN_DAYS)}>
        {data && !isEmpty && (
          <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => setEmptying(true)}>
            {b.empty}
          </Button>
        )}
      </ScreenHead>
      <Box role="search" sx={{ display: isEmpty ? 'none' : 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SearchField value={words} onChange={(typed) => say('q', typed)} sx={{ flex: '1 1 14rem' }} />
        <TextField
          select
          label={b.kind}
          value={kind ?? ''}
          onChange={(event) => say('genere', event.target.value)}
          sx={{ minWidth: 180 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{b.everyKind}</MenuItem>
          {KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {t.media.uses.kinds[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data?.length === 0 && (
        <EmptyState
          icon={DeleteOutlined}
          {...(isEmpty ? b.nothing(BIN_DAYS) : { title: t.lists.nothingFound, text: t.lists.nothingFoundText })}
        />
      )}
      {data && data.length > 0 && (
        <Card component="ul" aria-label={b.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((entry) => (
            <BinRow key={entry.id} entry={entry} onRestore={() => void restore(entry)} onPurge={() => setPurging(entry)} />
          ))}
        </Card>
      )}
      <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(to) => say('pagina', to === 1 ? '' : String(to))} />
      <ConfirmDialog
        isOpen={purging !== null}
        title={b.purgeTitle(purging?.title || b.untitled)}
        text={b.purgeText}
        confirm={b.purge}
        onConfirm={() => {
          if (purging) void purge(purging)
          setPurging(null)
        }}
        onClose={() => setPurging(null)}
      />
      <ConfirmDialog
        isOpen={isEmptying}
        title={b.emptyTitle}
        text={b.emptyText}
        confirm={b.empty}
        onConfirm={() => {
          setEmptying(false)
          void empty()
        }}
        onClose={() => setEmptying(false)}
      />
    </>
  )
}

interface BinRowProps {
  readonly entry: BinEntry
  readonly onRestore: () => void
  readonly onPurge: () => void
}

/** Something that was deleted: what, by whom, how long it stays, and the way back. */
function BinRow({ entry: { kind, title, trashedAt, trashedBy, until }, onRestore, onPurge }: BinRowProps) {
  const t = useMessages()
  const b = t.bin
  const dates = useDates()
  const name = title || b.untitled
  const now = useServerNow()
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Chip size="small" variant="outlined" label={t.media.uses.kinds[kind]} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {b.by(trashedBy.name, dates.near(trashedAt, now))} · {b.daysLeft(daysLeft(until, now))}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button startIcon={<RestoreFromTrash />} onClick={onRestore} aria-label={b.restoreLabel(name)}>
          {b.restore}
        </Button>
        <Tooltip title={b.purge}>
          <IconButton color="error" aria-label={b.purgeLabel(name)} onClick={onPurge}>
            <DeleteForeverOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}

const row = { ...listRow, flexWrap: 'wrap' }

/** How many days something has until a moment, the one under way included; none once it has come. */
export function daysLeft(until: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / DAY_MS))
}
