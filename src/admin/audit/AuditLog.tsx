import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { KeptAuditEntry } from '../../content/people/audit.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { AuditFilters, type AuditFilter } from './AuditFilters.tsx'
import { AuditTimeline } from './AuditTimeline.tsx'

const PER_PAGE = 50

export function AuditLog() {
  return (
    <ListBase<KeptAuditEntry> resource="audit" perPage={PER_PAGE} sort={{ field: 'at', order: 'DESC' }}>
      <Log />
    </ListBase>
  )
}

function Log() {
  const t = useMessages().audit
  const list = useListContext<KeptAuditEntry>()
  const { data = [], total, isPending, setFilters } = list
  const filter = list.filterValues as AuditFilter // written by `AuditFilters`, and checked by the server
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <ScreenHead title={t.title} text={t.intro}>
        <Button variant="outlined" startIcon={<DownloadOutlined />} href={exportAddress(filter)} download>
          {t.export}
        </Button>
      </ScreenHead>
      <AuditFilters filter={filter} onChange={(changed) => setFilters(changed, undefined)} />
      {isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.length === 0 ? (
        <EmptyState icon={HistoryOutlined} title={isFiltered ? t.nothingFound : t.empty} text={isFiltered ? t.changeSearch : t.emptyText} />
      ) : (
        <>
          <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
            {t.found(total ?? data.length)}
          </Typography>
          <AuditTimeline entries={data} />
          <Pager page={list.page} perPage={PER_PAGE} total={total ?? 0} onPage={list.setPage} />
        </>
      )}
    </Box>
  )
}

/** The same lines, as a table to take away. */
const exportAddress = (filter: AuditFilter): string =>
  `/api/admin/audit.csv?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`
