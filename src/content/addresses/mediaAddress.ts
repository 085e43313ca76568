import { addressOf } from './addresses.ts'
import { FILE_EXTENSIONS, type Media, type PictureFormat } from '../kinds/media.ts'

/** The least version of a picture that is at least so wide, or its widest; null for what is no picture. */
export function pictureAddress({ hash, picture }: Pick<Media, 'hash' | 'picture'>, width: number): string | null {
  if (!picture) return null
  const kept = [...picture.widths].sort((one, other) => one - other)
  const chosen = kept.find((candidate) => candidate >= width) ?? kept.at(-1)
  const format: PictureFormat | undefined = picture.formats.includes('webp') ? 'webp' : picture.formats[0]
  return chosen === undefined || format === undefined ? null : addressOf.picture(hash, chosen, format)
}

/** Where the file that was uploaded can be opened; of a picture, its largest version: the file itself is not kept. */
export function fileAddress(media: Pick<Media, 'hash' | 'picture' | 'type'>): string {
  return pictureAddress(media, Infinity) ?? addressOf.file(media.hash, FILE_EXTENSIONS[media.type])
}
