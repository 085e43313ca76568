import Add from '@mui/icons-material/Add'
import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ForkRight from '@mui/icons-material/ForkRight'
import LinkOff from '@mui/icons-material/LinkOff'
import { Box, Button, Card, Chip, IconButton, MenuItem, Skeleton, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useDelete, useGetList, useNotify, usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { ApiFault } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { serverNow } from '../api/serverClock.ts'
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
import { RedirectDialog, type RedirectRecord } from './RedirectDialog.tsx'

const PER_PAGE = 50
const SORTS = ['from', 'hits', 'lastHitAt', 'createdAt'] as const
const ORDERS: Record<(typeof SORTS)[number], 'ASC' | 'DESC'> = { from: 'ASC', hits: 'DESC', lastHitAt: 'DESC', createdAt: 'DESC' }

/** Where old addresses lead, and how many readers still follow them. */
export function RedirectList() {
  const t = useMessages()
  const r = t.redirects
  const notify = useNotify()
  const { permissions } = usePermissions<Me['may']>()
  const { words, page, said, say } = useListAddress()
  const [editing, setEditing] = useState<RedirectRecord | 'new' | null>(null)
  const [deleting, setDeleting] = useState<RedirectRecord | null>(null)
  const [remove] = useDelete()
  const which = said('quali')
  const sort = SORTS.find((one) => one === said('ordine')) ?? 'from'
  const { data, total, error, refetch } = useGetList<RedirectRecord>(
    'redirect',
    {
      filter: { ...(words && { q: words }), ...(which && { isAutomatic: which === 'automatici' }) },
      sort: { field: sort, order: ORDERS[sort] },
      pagination: { page, perPage: PER_PAGE },
    },
    { placeholderData: (before) => before },
  )
  const confirmed = async (redirect: RedirectRecord) => {
    setDeleting(null)
    try {
      await remove('redirect', { id: redirect.id, previousData: redirect }, { returnPromise: true, mutationMode: 'pessimistic' })
      notify(r.deleted, { type: 'info' })
    } catch (fault) {
      notify(fault instanceof ApiFault && fault.status > 0 ? fault.refusal.message : t.form.notSaved, { type: 'error' })
    }
    void refetch()
  }
  const mayEdit = permissions?.redirect?.includes('edit') ?? false
  const addNew = mayEdit && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEditing('new')}>
      {r.new}
    </Button>
  )
  const select = (label: string, name: string, value: string, options: readonly (readonly [string, string])[]) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => say(name, event.target.value)}
      sx={{ minWidth: 150 }}
      slotProps={shrunk}
    >
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
  const isEmpty = data?.length === 0 && !words && !which
  return (
    <>
      <ScreenHead title={r.title} text={r.text}>
        <Button component={Link} to="/redirect/non-trovate" color="inherit" startIcon={<LinkOff />}>
          {r.missing.title}
        </Button>
        {!isEmpty && addNew}
      </ScreenHead>
      <Box role="search" sx={{ display: isEmpty ? 'none' : 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SearchField value={words} onChange={(typed) => say('q', typed)} sx={{ flex: '1 1 14rem' }} />
        {select(r.which, 'quali', which, [
          ['', r.all],
          ['automatici', r.automatic],
          ['nostri', r.written],
        ])}
        {select(
          r.sort.label,
          'ordine',
          sort,
          SORTS.map((one) => [one, r.sort[one]] as const),
        )}
      </Box>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data?.length === 0 && (
        <EmptyState icon={ForkRight} {...(isEmpty ? r.empty : { title: t.lists.nothingFound, text: t.lists.nothingFoundText })}>
          {isEmpty && addNew}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Card component="ul" aria-label={r.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((redirect) => (
            <RedirectRow
              key={redirect.id}
              redirect={redirect}
              isEditable={mayEdit}
              onEdit={() => setEditing(redirect)}
              onDelete={() => setDeleting(redirect)}
            />
          ))}
        </Card>
      )}
      <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(to) => say('pagina', to === 1 ? '' : String(to))} />
      {editing && <RedirectDialog redirect={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        isOpen={deleting !== null}
        title={r.deleteTitle(deleting?.from ?? '')}
        text={r.deleteText}
        confirm={t.form.delete}
        onConfirm={() => deleting && void confirmed(deleting)}
        onClose={() => setDeleting(null)}
      />
    </>
  )
}

const shrunk = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

interface RedirectRowProps {
  readonly redirect: RedirectRecord
  readonly isEditable: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One redirect: from where, to where, and who still comes this way. */
function RedirectRow({ redirect, isEditable, onEdit, onDelete }: RedirectRowProps) {
  const t = useMessages()
  const r = t.redirects
  const dates = useDates()
  const { from, to, isAutomatic, hits, lastHitAt } = redirect
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {from}
          </Typography>
          <ArrowForward fontSize="inherit" sx={{ color: 'text.secondary' }} />
          <Typography component="span" color={to === null ? 'error' : 'text.primary'}>
            {to ?? r.nowhere}
          </Typography>
          {isAutomatic && (
            <Tooltip title={r.automaticHelp}>
              <Chip size="small" variant="outlined" label={r.automaticChip} tabIndex={0} />
            </Tooltip>
          )}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {hits === 0 ? r.neverHit : r.hits(hits)}
          {lastHitAt && ` · ${r.lastHit(dates.near(lastHitAt, serverNow()))}`}
        </Typography>
      </Box>
      {isEditable && (
        <>
          <IconButton aria-label={r.editLabel(from)} onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton aria-label={r.delete(from)} onClick={onDelete}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  )
}
