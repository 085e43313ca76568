import { addressOf } from '../../../content/addresses.ts'
import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'

interface AudioBlockProps {
  readonly audio: Extract<Block, { type: 'audio' }>
  readonly media: ReadonlyMap<string, Media>
  readonly siteUrl: string
}

/** A sound, to be played here; on paper, its title and where it is heard. */
export function AudioBlock({ audio, media, siteUrl }: AudioBlockProps) {
  const file = media.get(audio.attrs.media)
  if (!file) return null
  const { title, caption } = audio.attrs
  const address = addressOf.file(file.hash, 'mp3')
  return (
    <figure className="audio">
      <figcaption>{title}</figcaption>
      <audio controls preload="none" src={address} aria-label={title} />
      {caption && <p>{caption}</p>}
      <p className="print-source">{new URL(address, siteUrl).href}</p>
    </figure>
  )
}
