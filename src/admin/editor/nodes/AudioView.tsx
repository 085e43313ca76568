import { Alert, Box, Skeleton } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { fileAddress } from '../../../content/addresses/mediaAddress.ts'
import { useMedia } from '../../media/useMedia.ts'
import { useMessages } from '../../useMessages.ts'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'

/** A sound of the library, with its title. */
export function AudioView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  const id = view.node.attrs['media'] as string | null // as `blocks.ts` names it
  return (
    <BlockFrame view={view} block="audio">
      {/* The tools stand above the player, not on it. */}
      <Box sx={{ pt: 5.5 }}>
        {id === null ? <Alert severity="warning">{t.missing}</Alert> : <Player id={id} />}
        <AttributeField view={view} name="title" label={t.title} maxLength={300} isStrong />
        <AttributeField view={view} name="caption" label={t.caption} maxLength={600} />
      </Box>
    </BlockFrame>
  )
}

function Player({ id }: { readonly id: string }) {
  const t = useMessages().editor.block
  const { media, isPending } = useMedia(id)
  if (isPending) return <Skeleton variant="rounded" height={54} />
  if (!media) return <Alert severity="warning">{t.missing}</Alert>
  return (
    <Box component="audio" src={fileAddress(media.content)} controls preload="metadata" aria-label={media.title} sx={{ width: '100%' }} />
  )
}
