import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromFile } from 'file-type'
import { FILE_EXTENSIONS, MEDIA_TYPES, type Media, type MediaType } from '../../content/kinds/media.ts'
import { MAX_BYTES, type MediaRefusal } from '../../content/mediaLimits.ts'
import { refuseArchive } from './archive.ts'
import { m4aCodecs } from './m4a.ts'
import type { ReadBytes } from './mp3Duration.ts'
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
  const type = await typeOf(path, fileName)
  if (!isMediaType(type)) return { ok: false, reason: type }
  if (bytes > MAX_BYTES[type]) return { ok: false, reason: type === 'audio/wav' ? 'wav-too-large' : 'too-large' }
  if (type === 'audio/mp4') {
    const codecs = await m4aCodecs(fileReader(path), bytes)
    if (!codecs.includes('mp4a')) return { ok: false, reason: codecs.includes('alac') ? 'apple-lossless' : 'unreadable' }
  }
  const refusal = await refuseArchive(path, type)
  if (refusal) return { ok: false, reason: refusal }

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

/** What a file is by its content, or why it is nothing that can be taken. */
async function typeOf(path: string, fileName: string): Promise<MediaType | 'unsupported-type' | 'svg' | 'heic' | 'macros'> {
  const mime = (await fileTypeFromFile(path))?.mime ?? ''
  const known = MEDIA_TYPES.find((type) => type === (OTHER_NAMES[mime] ?? mime))
  if (known) return known
  if (/^image\/hei[cf]/.test(mime)) return 'heic'
  if (/macroenabled/i.test(mime)) return 'macros'
  if (mime === '' && (await isPlainText(path))) {
    const text = TEXTS.find(([end]) => end.test(fileName))
    if (text) return text[1]
  }
  return (await beginsAsSvg(path)) ? 'svg' : 'unsupported-type'
}

/** Texts have no mark of their own: of two names that mean the same bytes, theirs says which. */
const TEXTS: readonly (readonly [RegExp, MediaType])[] = [
  [/\.csv$/i, 'text/csv'],
  [/\.txt$/i, 'text/plain'],
]

/** The same format under another name: a film that was bought from Apple is an MP4. */
const OTHER_NAMES: Readonly<Record<string, MediaType>> = { 'video/x-m4v': 'video/mp4', 'audio/x-m4a': 'audio/mp4' }

const isMediaType = (type: string): type is MediaType => (MEDIA_TYPES as readonly string[]).includes(type) // asked of any string

const LOOKED_AT_BYTES = 4096

/** Nothing but letters, in whatever alphabet, and no markup at its beginning. */
async function isPlainText(path: string): Promise<boolean> {
  if (/^[\s\u00ef\u00bb\u00bf]*<[a-z!?]/i.test(await beginningOf(path))) return false
  for await (const bytes of createReadStream(path, { encoding: 'latin1' })) if (/[\0-\x08\x0e-\x1f\x7f]/.test(String(bytes))) return false
  return true
}

async function beginsAsSvg(path: string): Promise<boolean> {
  const beginning = await beginningOf(path)
  return /<svg[\s>]/i.test(beginning) && !/<html|<!doctype html/i.test(beginning)
}

const beginningOf = async (path: string): Promise<string> => (await fileReader(path)(0, LOOKED_AT_BYTES - 1)).toString('latin1')

const fileReader =
  (path: string): ReadBytes =>
  (start, end) =>
    buffer(createReadStream(path, { start, end }))

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
