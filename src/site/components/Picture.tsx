import type { Media } from '../../content/kinds/media.ts'
import { isPale, placeholderOf } from './placeholder.ts'
import type { PictureData } from './pictureData.ts'
import { PictureView } from './PictureView.tsx'

interface PictureProps {
  readonly media: Media
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  readonly alt?: string
  readonly className?: string
  /** The picture that readers meet first is fetched first; the others when they come near. */
  readonly isFirst?: boolean
}

export function Picture({ media, sizes, alt = media.alt, className, isFirst = false }: PictureProps) {
  const picture = pictureOf(media)
  if (!picture) return null
  return <PictureView picture={{ ...picture, alt }} sizes={sizes} className={className} loading={isFirst ? 'first' : 'lazy'} />
}

/** What it takes to draw a medium, if it is a picture. */
export function pictureOf({ picture, hash, alt, focus }: Media): PictureData | null {
  if (!picture) return null
  const { width, height, widths, formats, thumbhash } = picture
  const focusPoint = `${percent(focus.x)} ${percent(focus.y)}`
  return { hash, alt, width, height, widths, formats, focus: focusPoint, placeholder: placeholderOf(thumbhash), isPale: isPale(thumbhash) }
}

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`
