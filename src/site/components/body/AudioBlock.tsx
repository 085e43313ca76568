import { addressOf } from '../../../content/addresses/addresses.ts'
import type { Block } from '../../../content/body/body.ts'
import { FILE_EXTENSIONS, type Media } from '../../../content/kinds/media.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { Island } from '../Island.tsx'

interface AudioBlockProps {
  readonly audio: Extract<Block, { type: 'audio' }>
  readonly media: ReadonlyMap<string, Media>
  readonly layout: Pick<LayoutData, 'site' | 'siteUrl'>
}

/** A sound, to be played here; on paper, its title and where it is heard. */
export function AudioBlock({ audio, media, layout }: AudioBlockProps) {
  const file = media.get(audio.attrs.media)
  if (!file) return null
  const { title, caption } = audio.attrs
  const src = addressOf.file(file.hash, FILE_EXTENSIONS[file.type])
  const { name, language } = layout.site
  const { play, position, ...labels } = messagesOf(layout).audio
  return (
    <figure className="audio">
      <figcaption>{title}</figcaption>
      <Island
        of="AudioPlayer"
        when="visible"
        props={{
          hash: file.hash,
          src,
          title,
          publisher: name,
          language,
          labels: { ...labels, play: play(title), position: position(title) },
        }}
      />
      {caption && <p>{caption}</p>}
      <p className="print-source">{new URL(src, layout.siteUrl).href}</p>
    </figure>
  )
}
