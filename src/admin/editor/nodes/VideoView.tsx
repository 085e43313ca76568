import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined'
import SmartDisplay from '@mui/icons-material/SmartDisplayOutlined'
import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { videoPage, type VideoElsewhere } from '../../../content/body/videoElsewhere.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { fileAddress } from '../../../content/mediaAddress.ts'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import { useMedia } from '../../media/useMedia.ts'
import { useMessages } from '../../useMessages.ts'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'

type Video = VideoElsewhere | { readonly provider: 'file'; readonly media: string | null }

/** A film. Other people's players are not loaded while one writes: a card stands for them. */
export function VideoView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const video = view.node.attrs as Video // as `blocks.ts` names them
  return (
    <BlockFrame view={view} block="video">
      {video.provider !== 'file' ? (
        <Elsewhere video={video} />
      ) : video.media ? (
        <OwnVideo id={video.media} />
      ) : (
        <Alert severity="warning">{t.block.missing}</Alert>
      )}
      <Poster view={view} />
      <AttributeField view={view} name="title" label={t.video.titleField} maxLength={300} isStrong />
      <AttributeField view={view} name="caption" label={t.block.caption} maxLength={600} />
    </BlockFrame>
  )
}

/** The picture that readers see until they play it. */
function Poster({ view }: { readonly view: ReactNodeViewProps }) {
  const t = useMessages().editor.video
  const [isPicking, setPicking] = useState(false)
  const poster = view.node.attrs['poster'] as string | null // as `blocks.ts` names it
  if (!view.editor.isEditable) return poster && <PosterThumb id={poster} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      {poster && <PosterThumb id={poster} />}
      <Button size="small" startIcon={<AddPhotoAlternate />} onClick={() => setPicking(true)}>
        {poster ? t.changePoster : t.addPoster}
      </Button>
      {poster && (
        <Button size="small" color="inherit" onClick={() => view.updateAttributes({ poster: null })}>
          {t.removePoster}
        </Button>
      )}
      <MediaPicker
        isOpen={isPicking}
        accept="image"
        onPick={([picked]) => {
          setPicking(false)
          if (picked) view.updateAttributes({ poster: picked.id })
        }}
        onClose={() => setPicking(false)}
      />
    </Box>
  )
}

function PosterThumb({ id }: { readonly id: string }) {
  const t = useMessages().editor.block
  const { media, isPending } = useMedia(id)
  if (!media && !isPending) return <Alert severity="warning">{t.missing}</Alert>
  return (
    <Box sx={{ width: 112, aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: 0.5 }}>
      {media ? <MediaThumb media={media} /> : <Skeleton variant="rectangular" height="100%" />}
    </Box>
  )
}

function Elsewhere({ video }: { readonly video: VideoElsewhere }) {
  const t = useMessages().editor.video
  const address = videoPage(video)
  return (
    <Box sx={card}>
      <SmartDisplay sx={{ fontSize: 48, color: 'primary.main' }} />
      <Typography variant="body2" fontWeight={600}>
        {t.on[video.provider]}
      </Typography>
      <Link href={address} target="_blank" rel="noopener" variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {address}
      </Link>
    </Box>
  )
}

function OwnVideo({ id }: { readonly id: string }) {
  const t = useMessages().editor.block
  const { media, isPending } = useMedia(id)
  if (isPending) return <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
  if (!media) return <Alert severity="warning">{t.missing}</Alert>
  return (
    <Box
      component="video"
      src={fileAddress(media.content)}
      controls
      preload="metadata"
      aria-label={media.title}
      sx={{ width: '100%', aspectRatio: '16 / 9', backgroundColor: '#000' }}
    />
  )
}

const card = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.5,
  aspectRatio: '16 / 9',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.default',
}
