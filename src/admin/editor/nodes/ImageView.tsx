import { Alert, Box, Button, LinearProgress, Link, Skeleton, Typography } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useEffect, useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import type { MediaRecord } from '../../media/mediaRecord.ts'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import { canSendAgain, useUploadFault } from '../../media/refuseFile.ts'
import { binnedMediaIn } from '../../media/uploadMedia.ts'
import { useMedia } from '../../media/useMedia.ts'
import { useMessages } from '../../useMessages.ts'
import { fillPlace } from '../media/insertPictures.ts'
import { restorePicture, sendPicture, usePictureUpload, type PictureUpload } from '../media/pictureUploads.ts'
import { useToolStop } from '../toolbar/RovingToolbar.tsx'
import { AttributeField, BlockFrame, removeBlock } from './BlockFrame.tsx'

/** A picture in the text, or one that is on its way there. */
export function ImageView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  const { media, upload } = view.node.attrs as { media: string | null; upload: string | null } // as `blocks.ts` names them
  const sending = usePictureUpload(upload)
  return (
    <BlockFrame view={view} block="image" tools={media !== null && <ChangePicture view={view} />}>
      {media === null ? <Arriving view={view} upload={upload} sending={sending} /> : <LibraryPicture id={media} />}
      <AttributeField view={view} name="caption" label={t.caption} maxLength={600} />
      <AttributeField view={view} name="credit" label={t.credit} maxLength={200} />
    </BlockFrame>
  )
}

/** Another picture in the same place; what is said under it stays. */
function ChangePicture({ view }: { readonly view: ReactNodeViewProps }) {
  const t = useMessages().editor.block
  const stop = useToolStop()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="inherit" {...stop} onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      <MediaPicker
        isOpen={isOpen}
        accept="image"
        onPick={([picked]) => {
          setOpen(false)
          if (picked) view.updateAttributes({ media: picked.id })
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function LibraryPicture({ id }: { readonly id: string }) {
  const t = useMessages().editor.block
  const { media, isPending } = useMedia(id)
  if (isPending) return <Skeleton variant="rounded" height={280} />
  if (!media) return <Alert severity="warning">{t.missing}</Alert>
  return (
    <>
      <Box sx={{ maxHeight: 560, overflow: 'hidden', '& img': { height: 'auto', maxHeight: 560 } }}>
        <MediaThumb media={media} fit="contain" width={760} />
      </Box>
      {media.content.alt === '' && (
        <Typography variant="caption" color="warning.main" component="p">
          {t.noAlt}{' '}
          <Link component={RouterLink} to={`/media/${id}`} color="inherit">
            {t.describe}
          </Link>
        </Typography>
      )}
    </>
  )
}

interface ArrivingProps {
  readonly view: ReactNodeViewProps
  readonly upload: string | null
  readonly sending: PictureUpload | undefined
}

/** The file itself is shown while it is sent: it is on this machine. */
function Arriving({ view, upload, sending }: ArrivingProps) {
  const t = useMessages().editor.block
  const file = sending?.file
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])
  if (!sending || upload === null) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => removeBlock(view)}>
            {t.takeAway}
          </Button>
        }
      >
        {t.uploadLost}
      </Alert>
    )
  }
  const percent = sending.state === 'sending' ? Math.round(sending.part * 100) : 0
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box component="img" src={address ?? undefined} alt="" sx={{ width: '100%', maxHeight: 420, objectFit: 'contain', opacity: 0.5 }} />
      {sending.state === 'sending' ? (
        <Box>
          <LinearProgress variant="determinate" value={percent} aria-label={t.uploading(percent)} />
          <Typography variant="caption" color="text.secondary">
            {t.uploading(percent)}
          </Typography>
        </Box>
      ) : (
        <NotTaken view={view} upload={upload} failed={sending} />
      )}
    </Box>
  )
}

interface NotTakenProps {
  readonly view: ReactNodeViewProps
  readonly upload: string
  readonly failed: Extract<PictureUpload, { state: 'failed' }>
}

/** Why a picture did not come in, and what can be done about it. */
function NotTaken({ view, upload, failed: { file, error } }: NotTakenProps) {
  const t = useMessages()
  const explain = useUploadFault()
  const binned = binnedMediaIn(error)
  const fill = (media: MediaRecord) => fillPlace(view.editor, upload, media)
  return (
    <Alert
      severity={binned === null ? 'error' : 'info'}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        <>
          {binned === null && canSendAgain(error) && (
            <Button color="inherit" onClick={() => sendPicture(upload, file, fill)}>
              {t.editor.block.retry}
            </Button>
          )}
          {binned !== null && (
            <Button color="inherit" onClick={() => restorePicture(upload, file, binned, fill)}>
              {t.media.upload.restore}
            </Button>
          )}
          <Button color="inherit" onClick={() => removeBlock(view)}>
            {t.editor.block.takeAway}
          </Button>
        </>
      }
    >
      {binned === null && `${t.editor.block.uploadFailed} `}
      {explain(error)}
    </Alert>
  )
}
