import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash'
import { Box, Button, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import type { BinEntry } from '../../content/newsroom/binEntry.ts'
import { useServerNow } from '../api/serverClock.ts'
import { useDates } from '../theme/useDates.ts'
import { useMessages } from '../useMessages.ts'
import { daysLeft } from './daysLeft.ts'

interface BinRowProps {
  readonly entry: BinEntry
  readonly onRestore: () => void
  readonly onPurge: () => void
}

/** Something that was deleted: what, by whom, how long it stays, and the way back. */
export function BinRow({ entry: { kind, title, trashedAt, trashedBy, until }, onRestore, onPurge }: BinRowProps) {
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

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
