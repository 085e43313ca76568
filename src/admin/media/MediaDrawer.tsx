import Close from '@mui/icons-material/Close'
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, Drawer, IconButton, Skeleton, Tooltip, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useMessages } from '../useMessages.ts'
import { MediaDetails } from './MediaDetails.tsx'
import { useMedia } from './useMedia.ts'

interface MediaDrawerProps {
  /** The file that is open; null for none. */
  readonly id: string | null
  /** The files beside it, where it is one of a list. */
  readonly list?: { readonly before: string | null; readonly after: string | null; readonly onOpen: (id: string) => void }
  readonly onClose: () => void
}

/** The details of one file, beside what it was opened from. */
export function MediaDrawer({ id, list, onClose }: MediaDrawerProps) {
  const t = useMessages().media.one
  const [isDirty, setDirty] = useState(false)
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null)
  /** What was written and not saved is given up only by who says so. */
  const leave = (go: () => void) => (isDirty ? setLeaving({ go }) : go())
  const opener = (other: string | null) => (other === null ? null : () => leave(() => list?.onOpen(other)))
  const giveUp = () => {
    setDirty(false)
    setLeaving(null)
    leaving?.go()
  }
  return (
    <Drawer
      anchor="right"
      open={id !== null}
      onClose={() => leave(onClose)}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t.title, sx: { width: { xs: '100%', sm: 520 }, p: { xs: 2, sm: 3 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        {list && (
          <>
            <Tool label={t.previous} onClick={opener(list.before)}>
              <NavigateBefore />
            </Tool>
            <Tool label={t.next} onClick={opener(list.after)}>
              <NavigateNext />
            </Tool>
          </>
        )}
        <Tool label={t.close} onClick={() => leave(onClose)}>
          <Close />
        </Tool>
      </Box>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t.unsaved}
        confirm={t.giveUp}
        cancel={t.stay}
        onConfirm={giveUp}
        onClose={() => setLeaving(null)}
      />
      {id !== null && <OpenMedia key={id} id={id} onDirty={setDirty} onClose={onClose} />}
    </Drawer>
  )
}

interface OpenMediaProps {
  readonly id: string
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
}

function OpenMedia({ id, onDirty, onClose }: OpenMediaProps) {
  const t = useMessages().media
  const refresh = useRefresh()
  const { media, isPending } = useMedia(id)
  if (isPending) return <Skeleton variant="rounded" height={300} />
  if (!media) return <Typography color="error">{t.input.missing}</Typography>
  return <MediaDetails key={media.content.hash} media={media} onDirty={onDirty} onChanged={refresh} onRemoved={onClose} />
}

function Tool({
  label,
  onClick,
  children,
}: {
  readonly label: string
  readonly onClick: (() => void) | null
  readonly children: ReactNode
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={onClick === null} onClick={() => onClick?.()}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
