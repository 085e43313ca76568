import type { Media } from '../../content/kinds/media.ts'
import { plainPicture } from '../plainPicture.ts'

interface FeedPictureProps {
  readonly media: Media | undefined
  readonly caption: string | undefined
  readonly credit?: string | undefined
  readonly absolute: (address: string) => string
}

export function FeedPicture({ media, caption = media?.caption, credit = media?.credit, absolute }: FeedPictureProps) {
  const picture = media && plainPicture(media, 1280)
  if (!picture) return null
  const words = [caption, credit].filter(Boolean).join(' · ')
  return (
    <figure>
      {/* Lazy, or React would put a preload of it before the text. */}
      <img loading="lazy" src={absolute(picture.address)} width={picture.width} height={picture.height} alt={media.alt} />
      {words && <figcaption>{words}</figcaption>}
    </figure>
  )
}
