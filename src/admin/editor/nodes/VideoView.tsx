import SmartDisplay from '@mui/icons-material/SmartDisplayOutlined'
import { Alert, Box, Skeleton } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { videoPage, type VideoElsewhere } from '../../../content/body/videoElsewhere.ts'
import { fileAddress } from '../../../content/addresses/mediaAddress.ts'
import { useMedia } from '../../media/useMedia.ts'
import { useMessages } from '../../useMessages.ts'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'
import { ElsewhereCard } from './ElsewhereCard.tsx'
import { PosterField } from './PosterField.tsx'

type Video = VideoElsewhere | { readonly provider: 'file'; readonly media: string | null }

/** A film. Other people's players are not loaded while one writes: a card stands for them. */
export function VideoView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const video = view.node.attrs as Video // as `blocks.ts` names them
  return (
    <BlockFrame view={view} block="video">
      {video.provider !== 'file' ? (
        <ElsewhereCard icon={SmartDisplay} label={t.video.on[video.provider]} address={videoPage(video)} />
      ) : video.media ? (
        <OwnVideo id={video.media} />
      ) : (
        <Alert severity="warning">{t.block.missing}</Alert>
      )}
      <PosterField view={view} />
      <AttributeField view={view} name="title" label={t.video.titleField} maxLength={300} isStrong />
      <AttributeField view={view} name="caption" label={t.block.caption} maxLength={600} />
    </BlockFrame>
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
