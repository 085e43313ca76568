import { addressOf } from '../../../content/addresses/addresses.ts'
import type { Media } from '../../../content/kinds/media.ts'
import type { PopupMediaSource } from '../../../popup/react/PopupMedia.tsx'
import { pictureOf } from '../Picture.tsx'
import { plainPicture } from '../pictureData.ts'

const PLAIN_WIDTH = 960
/** Beside the words it is cut to a column, from a picture as tall. */
const SIZES = '(min-width: 52rem) 46rem, (min-width: 40rem) 34rem, 100vw'

/** The picture or the film of an announcement, as the popup's markup takes it; nothing for what is neither. */
export function popupMedia(media: Media | null): PopupMediaSource | null {
  if (!media) return null
  if (media.type === 'video/mp4') return { kind: 'video', src: addressOf.file(media.hash, 'mp4'), label: media.alt || media.caption }
  const picture = pictureOf(media)
  if (!picture) return null
  const { alt, width, height, widths, formats, hash } = picture
  const format = formats.includes('webp') ? 'webp' : formats[0]
  const srcSet = format && widths.map((size) => `${addressOf.picture(hash, size, format)} ${size}w`).join(', ')
  return {
    kind: 'image',
    src: plainPicture(picture, PLAIN_WIDTH),
    alt,
    width,
    height,
    ...(srcSet && { srcSet, sizes: SIZES }),
  }
}
