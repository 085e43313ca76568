import CloudDone from '@mui/icons-material/CloudDoneOutlined'
import CloudOff from '@mui/icons-material/CloudOff'
import { Box, Typography } from '@mui/material'
import { useMessages } from '../../useMessages.ts'
import { saveStatus } from './autosave.ts'
import { useDesk } from './desk.ts'
import { useMoments } from './useMoments.ts'

/** Where the words are: here, on their way, there. */
export function SaveLine({ isKept }: { readonly isKept: boolean }) {
  const t = useMessages().articles.save
  const { time } = useMoments()
  const { autosave } = useDesk()
  const status = saveStatus(autosave)
  const { trouble, savedAt } = autosave
  const message = trouble && 'message' in trouble ? trouble.message : ''
  const sentence = {
    untouched: t.untouched,
    unsaved: t.unsaved,
    saving: t.saving,
    saved: t.saved(time(savedAt ?? 0)),
    offline: isKept ? t.offline : t.noRoom,
    stale: t.stale,
    refused: t.refused(message),
    forbidden: t.forbidden(message),
  }[status]
  const isBad = status === 'offline' || status === 'stale' || status === 'refused' || status === 'forbidden'
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, color: isBad ? 'warning.main' : 'text.secondary' }}
    >
      {status === 'saved' && <CloudDone sx={{ fontSize: 18 }} />}
      {status === 'offline' && <CloudOff sx={{ fontSize: 18 }} />}
      <Typography variant="body2" noWrap title={sentence}>
        {sentence}
      </Typography>
    </Box>
  )
}
