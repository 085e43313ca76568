import { thumbHashToAverageRGBA } from 'thumbhash'
import { addressOf } from '../../content/addresses.ts'
import type { Media, PictureFormat } from '../../content/kinds/media.ts'

interface PictureProps {
  readonly media: Media
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  readonly alt?: string
  readonly className?: string
  /** The picture that readers meet first is fetched first; the others when they come near. */
  readonly isFirst?: boolean
}

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', gif: 'image/gif' }
const PLAIN_WIDTH = 960

/** A picture in every size and format the library has of it; the browser takes the smallest that serves. */
export function Picture({ media, sizes, alt = media.alt, className, isFirst = false }: PictureProps) {
  const { picture, hash, focus } = media
  if (!picture) return null
  const { widths, formats, width, height } = picture
  const plainFormat = formats.at(-1) ?? 'jpeg'
  const plainWidth = widths.findLast((candidate) => candidate <= PLAIN_WIDTH) ?? widths[0] ?? width
  const candidates = (format: PictureFormat) => widths.map((size) => `${addressOf.picture(hash, size, format)} ${size}w`).join(', ')
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={TYPES[format]} srcSet={candidates(format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={addressOf.picture(hash, plainWidth, plainFormat)}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        style={{ objectPosition: `${percent(focus.x)} ${percent(focus.y)}`, backgroundColor: averageColour(picture.thumbhash) }}
      />
    </picture>
  )
}

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`

/** The ground a picture arrives on: its own average colour, so that nothing flashes. */
function averageColour(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(' ')})`
}
