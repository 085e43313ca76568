import { addressOf } from '../../content/addresses.ts'
import { FILE_EXTENSIONS, type Media, type MediaType, type PictureFormat } from '../../content/kinds/media.ts'
import type { Document } from '../../content/newsroom/document.ts'
import type { ListedDocument, MediaSort } from '../../content/newsroom/listing.ts'
import type { Locale } from '../../messages/locale.ts'

/** A file of the library, whole: what an upload and the picker give. `content` is what it is and what was said of it. */
export type MediaRecord = Document<'media'>

/** What became of an upload. `isNew` is false if the library had the very bytes already, perhaps under another name. */
export interface UploadedMedia extends MediaRecord {
  readonly isNew: boolean
  /** It was in the bin, and was taken out of it instead of being uploaded again. */
  readonly isRestored?: boolean
}

/** A file of the library as lists tell it. */
export type ListedMedia = ListedDocument<'media'>

/** The least version of a picture that is at least so wide, or its widest; null for what is no picture. */
export function pictureAddress({ hash, picture }: Media, width: number): string | null {
  if (!picture) return null
  const kept = [...picture.widths].sort((one, other) => one - other)
  const chosen = kept.find((candidate) => candidate >= width) ?? kept.at(-1)
  const format: PictureFormat | undefined = picture.formats.includes('webp') ? 'webp' : picture.formats[0]
  return chosen === undefined || format === undefined ? null : addressOf.picture(hash, chosen, format)
}

/** Where the file that was uploaded can be opened; of a picture, its largest version: the file itself is not kept. */
export function fileAddress(media: Media): string {
  return pictureAddress(media, Infinity) ?? addressOf.file(media.hash, FILE_EXTENSIONS[media.type])
}

export function sortOfType(type: MediaType): MediaSort {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('audio/')) return 'audio'
  return type.startsWith('video/') ? 'video' : 'pdf'
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: `2,4 MB`. */
export function fileSize(bytes: number, language: Locale): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = UNITS[step] ?? 'byte'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 })
  return format.format(bytes / 1000 ** step)
}
