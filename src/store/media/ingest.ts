import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { FILE_EXTENSIONS, MEDIA_TYPES, type Media, type MediaType } from '../../content/kinds/media.ts'
import { MAX_BYTES, type MediaRefusal } from '../../content/mediaLimits.ts'
import { pictureKey, storePicture } from './picture.ts'
import type { MediaStorage } from './storage.ts'

export type Ingested =
  | { readonly ok: true; readonly media: Pick<Media, 'fileName' | 'hash' | 'type' | 'bytes' | 'picture'> }
  | { readonly ok: false; readonly reason: MediaRefusal }

/**
 * Takes an uploaded file into the storage: says what it is by its content, whatever its name, strips a picture of what its camera wrote
 * and makes its sizes. Taking the same file twice costs nothing and gives the same answer.
 */
export async function ingest(path: string, fileName: string, storage: MediaStorage): Promise<Ingested> {
  const { size: bytes } = await stat(path)
  if (bytes === 0) return { ok: false, reason: 'empty' }
  const type = await typeOf(path)
  if (!type) return { ok: false, reason: 'unsupported-type' }
  if (bytes > MAX_BYTES[type]) return { ok: false, reason: 'too-large' }

  const hash = await hashOf(path)
  const media = { fileName: cleanName(fileName), hash, type, bytes }
  if (!type.startsWith('image/')) {
    const key = fileKey(hash, type)
    if (!(await storage.has(key))) await storage.write(key, createReadStream(path))
    return { ok: true, media: { ...media, picture: null } }
  }
  const stored = await storePicture(path, hash, storage)
  return stored.ok ? { ok: true, media: { ...media, picture: stored.picture } } : stored
}

/** Are all the files of a medium where they should be? */
export async function hasFiles({ hash, type, picture }: Pick<Media, 'hash' | 'type' | 'picture'>, storage: MediaStorage): Promise<boolean> {
  const keys = picture
    ? picture.widths.flatMap((width) => picture.formats.map((format) => pictureKey(hash, width, format)))
    : [fileKey(hash, type)]
  for (const key of keys) if (!(await storage.has(key))) return false
  return true
}

/** The key of a file that is served as it came: a document, a sound, a film. */
export const fileKey = (hash: string, type: MediaType): string => `${hash}/file.${FILE_EXTENSIONS[type]}`

async function typeOf(path: string): Promise<MediaType | undefined> {
  const found = await fileTypeFromFile(path)
  // A film bought from Apple is an MP4 under another name.
  const mime = found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime
  return MEDIA_TYPES.find((type) => type === mime)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** A name to show, not a path to open: what comes after the last slash of either kind, without control characters. */
function cleanName(fileName: string): string {
  const name =
    fileName
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? ''
  return name.slice(-200) || 'senza-nome'
}
