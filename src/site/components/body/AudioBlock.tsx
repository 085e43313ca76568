import { addressOf } from '../../../content/addresses.ts'
import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'

interface AudioBlockProps {
  readonly audio: Extract<Block, { type: 'audio' }>
  readonly media: ReadonlyMap<string, Media>
}

export function AudioBlock({ audio, media }: AudioBlockProps) {
  const file = media.get(audio.attrs.media)
  if (!file) return null
  const { title, caption } = audio.attrs
  return (
    <figure className="audio">
      <figcaption>{title}</figcaption>
      <audio controls preload="none" src={addressOf.file(file.hash, 'mp3')} aria-label={title} />
      {caption && <p>{caption}</p>}
    </figure>
  )
}
