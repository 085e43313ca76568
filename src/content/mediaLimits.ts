import type { MediaType } from './kinds/media.ts'

const MB = 1024 * 1024

/** How large an upload may be, by what it is. */
export const MAX_BYTES: Record<MediaType, number> = {
  'image/jpeg': 40 * MB,
  'image/png': 40 * MB,
  'image/webp': 40 * MB,
  'image/avif': 40 * MB,
  'image/gif': 20 * MB,
  'application/pdf': 100 * MB,
  'application/epub+zip': 100 * MB,
  'application/vnd.oasis.opendocument.text': 50 * MB,
  'application/vnd.oasis.opendocument.spreadsheet': 50 * MB,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 50 * MB,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 50 * MB,
  'application/zip': 200 * MB,
  'text/csv': 20 * MB,
  'text/plain': 20 * MB,
  'audio/mpeg': 200 * MB,
  'audio/mp4': 200 * MB,
  // Ten minutes as a compact disc has them: it is not compressed, and whoever listens gets all of it.
  'audio/wav': 100 * MB,
  'video/mp4': 1024 * MB,
}

/** A picture that unpacks to more than this would exhaust the memory of a small machine. */
export const MAX_PIXELS = 100_000_000

/** Why an upload was not taken. Each has its sentence in `src/messages`. */
export type MediaRefusal =
  | 'empty'
  | 'unsupported-type'
  | 'svg'
  | 'heic'
  | 'apple-lossless'
  | 'macros'
  | 'archive-contents'
  | 'too-large'
  | 'wav-too-large'
  | 'too-many-pixels'
  | 'too-much-memory'
  | 'unreadable'
