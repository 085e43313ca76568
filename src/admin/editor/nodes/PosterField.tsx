import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Alert, Box, Button, Skeleton } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import { useMedia } from '../../media/useMedia.ts'
import { useMessages } from '../../useMessages.ts'

/** The picture that readers see until they play or load what another site has. */
export function PosterField({ view }: { readonly view: ReactNodeViewProps }) {
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
