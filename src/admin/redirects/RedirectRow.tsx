import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { serverNow } from '../api/serverClock.ts'
import { useDates } from '../theme/useDates.ts'
import { useMessages } from '../useMessages.ts'
import type { RedirectRecord } from './redirectRecord.ts'

interface RedirectRowProps {
  readonly redirect: RedirectRecord
  readonly isEditable: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One redirect: from where, to where, and who still comes this way. */
export function RedirectRow({ redirect, isEditable, onEdit, onDelete }: RedirectRowProps) {
  const t = useMessages()
  const r = t.redirects
  const dates = useDates()
  const { from, to, isAutomatic, hits, lastHitAt } = redirect
  return (
    <Box component="li" sx={row}>
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

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
