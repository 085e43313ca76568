import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import { Box, IconButton, LinearProgress, Typography } from '@mui/material'
import type { FileRole, ServedMove } from '../../content/moves/move.ts'
import { fileSize } from '../../messages/numbers.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import type { MoveUpload } from './useMoveUploads.ts'

interface MoveFileRowsProps {
  readonly move: ServedMove
  readonly role: FileRole
  readonly uploads: readonly MoveUpload[]
  readonly onCancel: (upload: MoveUpload) => void
  readonly onRemove: (id: string, name: string, role: FileRole) => Promise<void>
}

/** The files of a move that are here, and those on their way. */
export function MoveFileRows({ move, role, uploads, onCancel, onRemove }: MoveFileRowsProps) {
  const t = useMessages().moves.files
  const language = useLanguage()
  const sending = uploads.filter((one) => one.role === role)
  const files = move.files.filter((one) => one.role === role && !sending.some(({ name }) => name === one.name))
  if (sending.length === 0 && files.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxWidth: 720 }}>
      {files.map(({ name, bytes, isWhole }) => (
        <Box component="li" key={name} sx={row}>
          {isWhole ? <CheckCircleOutlined color="success" /> : <ErrorOutlined color="warning" />}
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>{name}</Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              {isWhole ? `${fileSize(bytes, language)} · ${t.whole}` : t.unfinished(fileSize(bytes, language))}
            </Typography>
          </Box>
          <IconButton size="small" aria-label={t.remove(name)} onClick={() => void onRemove(move.id, name, role)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {sending.map((upload) => (
        <Box component="li" key={upload.name} sx={row}>
          <span />
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>{upload.name}</Typography>
            <LinearProgress aria-label={upload.name} variant="determinate" value={upload.part * 100} />
            <Typography variant="caption" color="text.secondary" component="p">
              {t.sending(Math.floor(upload.part * 100))}
            </Typography>
          </Box>
          <IconButton size="small" aria-label={t.cancel(upload.name)} onClick={() => onCancel(upload)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: 1, alignItems: 'center', py: 0.5 }
