import Close from '@mui/icons-material/Close'
import LinkOff from '@mui/icons-material/LinkOff'
import { Box, Button, Card, IconButton, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify, usePermissions } from 'react-admin'
import { MISSING_SORTS, type MissingPage } from '../../content/addresses/missingPage.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { serverNow } from '../api/serverClock.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { listRow } from '../list/listRow.ts'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { RedirectDialog } from './RedirectDialog.tsx'

const PER_PAGE = 50
const ORDERS: Record<(typeof MISSING_SORTS)[number], 'ASC' | 'DESC'> = { hits: 'DESC', lastAt: 'DESC', path: 'ASC' }

type MissingRecord = MissingPage & { readonly id: string }

/** What readers asked for in vain, and the way to lead them elsewhere. */
export function MissingPages() {
  const t = useMessages()
  const m = t.redirects.missing
  const notify = useNotify()
  const { permissions } = usePermissions<Me['may']>()
  const { words, page, said, say } = useListAddress()
  const [redirected, setRedirected] = useState<string | null>(null)
  const sort = MISSING_SORTS.find((one) => one === said('ordine')) ?? 'hits'
  const { data, total, error, refetch } = useGetList<MissingRecord>(
    'missing-pages',
    { filter: words ? { q: words } : {}, sort: { field: sort, order: ORDERS[sort] }, pagination: { page, perPage: PER_PAGE } },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const dismiss = async (path: string) => {
    try {
      await callApi('/api/admin/missing-pages/dismiss', { method: 'POST', body: { paths: [path] } })
      notify(m.dismissed, { type: 'info' })
    } catch (fault) {
      notify(fault instanceof ApiFault && fault.status > 0 ? fault.refusal.message : t.form.notSaved, { type: 'error' })
    }
    void refetch()
  }
  const mayEdit = permissions?.redirect?.includes('edit') ?? false
  const isEmpty = data?.length === 0 && !words
  return (
    <>
      <ScreenHead title={m.title} text={m.text} back="/redirect" />
      <Box role="search" sx={{ display: isEmpty ? 'none' : 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SearchField value={words} onChange={(typed) => say('q', typed)} sx={{ flex: '1 1 14rem' }} />
        <TextField
          select
          label={m.sort.label}
          value={sort}
          onChange={(event) => say('ordine', event.target.value)}
          sx={{ minWidth: 150 }}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {MISSING_SORTS.map((one) => (
            <MenuItem key={one} value={one}>
              {m.sort[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data?.length === 0 && (
        <EmptyState icon={LinkOff} {...(isEmpty ? m.empty : { title: t.lists.nothingFound, text: t.lists.nothingFoundText })} />
      )}
      {data && data.length > 0 && (
        <Card component="ul" aria-label={m.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((missing) => (
            <MissingRow
              key={missing.id}
              missing={missing}
              isEditable={mayEdit}
              onRedirect={() => setRedirected(missing.path)}
              onDismiss={() => void dismiss(missing.path)}
            />
          ))}
        </Card>
      )}
      <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(to) => say('pagina', to === 1 ? '' : String(to))} />
      {redirected !== null && (
        <RedirectDialog
          redirect={null}
          from={redirected}
          onClose={() => {
            setRedirected(null)
            void refetch()
          }}
        />
      )}
    </>
  )
}

interface MissingRowProps {
  readonly missing: MissingRecord
  readonly isEditable: boolean
  readonly onRedirect: () => void
  readonly onDismiss: () => void
}

/** One address: how often it was asked for, when last, and by readers from where. */
function MissingRow({ missing: { path, hits, lastAt, referrer }, isEditable, onRedirect, onDismiss }: MissingRowProps) {
  const m = useMessages().redirects.missing
  const dates = useDates()
  const facts = [m.hits(hits), m.last(dates.near(lastAt, serverNow())), ...(referrer ? [m.from(referrer)] : [])]
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{path}</Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {isEditable && (
        <>
          <Button size="small" aria-label={m.redirectLabel(path)} onClick={onRedirect}>
            {m.redirect}
          </Button>
          <IconButton aria-label={m.dismiss(path)} onClick={onDismiss}>
            <Close fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  )
}
