import { addressOf } from '../../content/addresses/addresses.ts'
import type { PictureFormat } from '../../content/kinds/media.ts'
import { plainPicture, type PictureData } from './pictureData.ts'

interface PictureViewProps {
  readonly picture: PictureData
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  readonly className?: string | undefined
  /** At once (`eager`), at once and before everything else (`first`), or when it comes near (`lazy`). */
  readonly loading: 'first' | 'eager' | 'lazy'
}

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', gif: 'image/gif' }
const PLAIN_WIDTH = 960

/** A picture in every size and format the library has of it; the browser takes the smallest that serves. It runs in islands too. */
export function PictureView({ picture, sizes, className, loading }: PictureViewProps) {
  const { hash, alt, width, height, widths, formats, focus, placeholder, isPale } = picture
  const candidates = (format: PictureFormat) => widths.map((size) => `${addressOf.picture(hash, size, format)} ${size}w`).join(', ')
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={TYPES[format]} srcSet={candidates(format)} sizes={sizes} />
      ))}
      <img
        className={[className, isPale && 'pale'].filter(Boolean).join(' ') || undefined}
        src={plainPicture(picture, PLAIN_WIDTH)}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding="async"
        fetchPriority={loading === 'first' ? 'high' : undefined}
        style={{ objectPosition: focus, background: placeholder ?? undefined }}
      />
    </picture>
  )
}
