import { addressOf } from '../../content/addresses/addresses.ts'
import type { PictureFormat } from '../../content/kinds/media.ts'

/** What it takes to draw a picture, as plain data: an island can be given it. */
export interface PictureData {
  readonly hash: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly formats: readonly PictureFormat[]
  /** What stays in view when it is cropped, as `object-position` says it. */
  readonly focus: string
  /** What stands in its place until it arrives, as `background` says it. */
  readonly placeholder: string | null
  /** It is softened on a dark page. */
  readonly isPale: boolean
}

/** Taller than wide. */
export const isStanding = ({ width, height }: Pick<PictureData, 'width' | 'height'>): boolean => height > width

/** A file that every browser shows, as large as `width` at most. */
export function plainPicture({ hash, widths, formats }: PictureData, width: number): string {
  const fitting = widths.findLast((candidate) => candidate <= width) ?? widths[0] ?? width
  return addressOf.picture(hash, fitting, formats.at(-1) ?? 'jpeg')
}
