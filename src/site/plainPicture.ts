import { addressOf } from '../content/addresses/addresses.ts'
import type { Media, PictureFormat } from '../content/kinds/media.ts'

/** A picture in one size, in the format that everybody reads: for those who cannot choose. */
export interface PlainPicture {
  readonly address: string
  readonly hash: string
  readonly format: PictureFormat
  readonly type: `image/${PictureFormat}`
  readonly width: number
  readonly height: number
}

/** The narrowest size that is at least so wide, else the widest there is; nothing for what is not a picture. */
export function plainPicture({ hash, picture }: Media, atLeast: number): PlainPicture | undefined {
  if (!picture) return undefined
  const width = picture.widths.find((candidate) => candidate >= atLeast) ?? picture.widths.at(-1) ?? picture.width
  // Formats stand from the newest to the oldest.
  const format = picture.formats.at(-1) ?? 'jpeg'
  const height = Math.round((picture.height * width) / picture.width)
  return { address: addressOf.picture(hash, width, format), hash, format, type: `image/${format}`, width, height }
}
