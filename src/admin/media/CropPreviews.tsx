import { Box, Typography } from '@mui/material'
import { useMessages } from '../useMessages.ts'
import { pictureAddress, type MediaRecord } from './mediaRecord.ts'
import type { Focus } from './moveFocus.ts'

/** The shapes that pictures have on the site: an opening, a square, a portrait. */
const RATIOS = [
  ['16:9', '16 / 9', 160],
  ['1:1', '1 / 1', 90],
  ['4:5', '4 / 5', 72],
] as const

/** How the picture looks where there is no room for all of it. */
export function CropPreviews({ media, focus }: { readonly media: MediaRecord; readonly focus: Focus }) {
  const t = useMessages().media.focus
  const src = pictureAddress(media.content, 320)
  if (!src) return null
  return (
    <Box role="group" aria-label={t.crops} sx={{ display: 'flex', gap: 1.5, alignItems: 'end', flexWrap: 'wrap' }}>
      {RATIOS.map(([name, ratio, width]) => (
        <Box key={name} component="figure" sx={{ m: 0 }}>
          <Box
            component="img"
            src={src}
            alt=""
            sx={{ display: 'block', width, aspectRatio: ratio, objectFit: 'cover', borderRadius: 0.5 }}
            style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          />
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
