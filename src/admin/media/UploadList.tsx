import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Replay from '@mui/icons-material/Replay'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash'
import { Box, Button, IconButton, LinearProgress, Paper, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'
import type { Upload, Uploads } from './createUploads.ts'
import { canSendAgain, useUploadFault } from './refuseFile.ts'
import { binnedMediaIn } from './uploadMedia.ts'

interface UploadListProps {
  readonly uploads: Uploads
  readonly list: readonly Upload[]
  /** Shows a file that was in the library already; without it, it is only named. */
  readonly onOpen?: (id: string) => void
}

/** The files on their way: how far each has come, and what became of it. */
export function UploadList({ uploads, list, onOpen }: UploadListProps) {
  const t = useMessages().media.upload
  if (list.length === 0) return null
  const ended = list.filter(({ state }) => state !== 'waiting' && state !== 'sending')
  const binned = list.filter(({ error }) => binnedMediaIn(error) !== null)
  const failed = list.filter((upload) => upload.state === 'failed' && !binned.includes(upload))
  const passing = failed.filter(({ error }) => canSendAgain(error))
  const known = list.filter(({ media }) => media?.isNew === false)
  const restored = known.filter(({ media }) => media?.isRestored)
  const running = list.filter(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <Paper variant="outlined" component="section" aria-label={t.list} sx={{ p: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 0.5 }}>
        <Typography fontWeight={600} role="status" sx={{ flex: 1 }}>
          {t.summary(list.filter(({ state }) => state === 'done').length - known.length, list.length)}
          {known.length > restored.length && ` · ${t.alreadyHere(known.length - restored.length)}`}
          {restored.length > 0 && ` · ${t.fromBin(restored.length)}`}
          {binned.length > 0 && ` · ${t.inBin(binned.length)}`}
          {failed.length > 0 && ` · ${t.failed(failed.length)}`}
        </Typography>
        {passing.length > 1 && (
          <Button size="small" onClick={() => passing.forEach(({ key }) => uploads.retry(key))}>
            {t.retryAll}
          </Button>
        )}
        {running.length > 1 && (
          <Button size="small" onClick={() => running.forEach(({ key }) => uploads.cancel(key))}>
            {t.cancelAll}
          </Button>
        )}
        {ended.length === list.length && (
          <Button size="small" onClick={() => uploads.clear()}>
            {t.clear}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}>
        {/* What is on its way comes first: a long list scrolls, and its end is out of sight. */}
        {[...running, ...ended].map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} {...(onOpen && { onOpen })} />
        ))}
      </Box>
    </Paper>
  )
}

interface UploadRowProps extends Pick<UploadListProps, 'uploads' | 'onOpen'> {
  readonly upload: Upload
}

function UploadRow({ upload, uploads, onOpen }: UploadRowProps) {
  const t = useMessages().media.upload
  const faultOf = useUploadFault()
  const { key, file, state, part, error, media } = upload
  const known = media?.isNew === false ? media : null
  const isBinned = binnedMediaIn(error) !== null
  const percent = Math.round(part * 100)
  const words: Record<Upload['state'], string> = {
    waiting: t.waiting,
    // All has gone out; the server is at work on the sizes.
    sending: part >= 1 ? t.working : t.sending(percent),
    done: known ? (known.isRestored ? t.restored : t.known)(known.title) : t.done,
    failed: faultOf(error),
    cancelled: t.cancelled,
  }
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '24px 1fr auto', gap: 1, alignItems: 'center', py: 0.5 }}>
      {state === 'done' ? (
        <CheckCircleOutlined color={known ? 'info' : 'success'} />
      ) : isBinned ? (
        <RestoreFromTrash color="info" />
      ) : state === 'failed' ? (
        <ErrorOutlined color="error" />
      ) : (
        <span />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap variant="body2">
          {file.name}
        </Typography>
        {state === 'sending' && (
          <LinearProgress
            aria-label={file.name}
            {...(part >= 1 ? { variant: 'indeterminate' } : { variant: 'determinate', value: percent })}
          />
        )}
        <Typography variant="caption" component="p" color={state === 'failed' && !isBinned ? 'error' : 'text.secondary'}>
          {words[state]}
        </Typography>
      </Box>
      {known && onOpen && (
        <Button size="small" onClick={() => onOpen(known.id)}>
          {t.show}
        </Button>
      )}
      {isBinned && (
        <Button size="small" aria-label={t.restoreLabel(file.name)} onClick={() => uploads.restore(key)}>
          {t.restore}
        </Button>
      )}
      {(state === 'waiting' || state === 'sending') && (
        <Tool label={t.cancel(file.name)} onClick={() => uploads.cancel(key)}>
          <Close fontSize="small" />
        </Tool>
      )}
      {((state === 'failed' && !isBinned && canSendAgain(error)) || state === 'cancelled') && (
        <Tool label={t.retry(file.name)} onClick={() => uploads.retry(key)}>
          <Replay fontSize="small" />
        </Tool>
      )}
    </Box>
  )
}

function Tool({ label, onClick, children }: { readonly label: string; readonly onClick: () => void; readonly children: ReactNode }) {
  // Below it, the words would lie over the button of the next file.
  return (
    <Tooltip title={label} placement="left">
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}
