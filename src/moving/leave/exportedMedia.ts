import { addressOf } from '../../content/addresses/addresses.ts'
import { FILE_EXTENSIONS, type Media, type MediaType, type PictureFormat } from '../../content/kinds/media.ts'
import { slugify } from '../../content/addresses/slug.ts'
import { fileKey } from '../../store/media/ingest.ts'
import { pictureKey } from '../../store/media/picture.ts'

/** A file of the media library, where it stands beside the texts that show it. */
export interface ExportedMedia {
  /** As a text names it. */
  readonly path: string
  readonly type: MediaType
  readonly alt: string
}

/** The file of a medium; undefined if it is no longer there. */
export type FindExported = (id: string) => ExportedMedia | undefined

/** A name that a person knows again, and no two files share. */
export function mediaPath(media: Media): string {
  const base = slugify(media.fileName.replace(/\.\w+$/, '')).slice(0, 60)
  return `media/${base}-${media.hash.slice(0, 8)}.${originalKey(media).split('.').at(-1) ?? FILE_EXTENSIONS[media.type]}`
}

/** Where in an archive every file of a medium is, by its key in the storage: the file itself, and the sizes of a picture apart from it. */
export function filesOf(media: Media): Readonly<Record<string, string>> {
  const { hash, picture } = media
  const sizes = (picture?.widths ?? []).flatMap((width) => (picture?.formats ?? []).map((format) => pictureKey(hash, width, format)))
  const places = sizes.map((key): readonly [string, string] => [key, `sizes/${key}`])
  return Object.fromEntries([...places, [originalKey(media), mediaPath(media)] as const])
}

/** The key in the storage of the file itself. */
export function originalKey(media: Media): string {
  const version = originalVersion(media)
  return version ? pictureKey(media.hash, version.width, version.format) : fileKey(media.hash, media.type)
}

/** Where the site serves it. */
export function originalAddress(media: Media): string {
  const version = originalVersion(media)
  return version ? addressOf.picture(media.hash, version.width, version.format) : addressOf.file(media.hash, FILE_EXTENSIONS[media.type])
}

/** Of a picture, whose own bytes are not kept, the largest that readers get in the format that most programs open; null for any other file. */
function originalVersion({ picture }: Media): { readonly width: number; readonly format: PictureFormat } | null {
  if (!picture) return null
  const format = picture.formats.find((one) => one === 'gif' || one === 'jpeg') ?? picture.formats[0] ?? 'jpeg'
  return { width: Math.max(...picture.widths), format }
}
