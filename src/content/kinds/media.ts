import { z } from 'zod'
import { optionalText, requiredText } from '../fields.ts'

/** Widths every picture is offered in, up to its own; 800 is for phones of two dots a pixel, which would have to take 960. */
export const PICTURE_WIDTHS = [320, 640, 800, 960, 1280, 1600, 2000, 2400] as const

export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
  'application/epub+zip',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'text/csv',
  'text/plain',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'video/mp4',
] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** What a media library tells apart. */
export const MEDIA_SORTS = ['image', 'audio', 'video', 'document'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

/** What a file is to whoever looks for one; what is neither seen nor heard is a document. */
export const mediaSort = (type: MediaType): MediaSort => MEDIA_SORTS.find((sort) => type.startsWith(`${sort}/`)) ?? 'document'

export const FILE_EXTENSIONS: Record<MediaType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
}

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'gif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const picture = z.strictObject({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: z.array(z.number().int().positive()).min(1),
  formats: z.array(z.enum(PICTURE_FORMATS)).min(1),
  thumbhash: z.string(),
})
export type Picture = z.infer<typeof picture>

/** A file of the media library and what editors say about it. The file itself never changes: other bytes are another hash. */
export const mediaSchema = z.strictObject({
  fileName: requiredText(200),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(MEDIA_TYPES),
  bytes: z.number().int().positive(),
  picture: picture.nullable(),
  alt: optionalText(500),
  caption: optionalText(600),
  credit: optionalText(200),
  /** What must stay in view when the picture is cropped: 0,0 is the top left corner, 1,1 the bottom right. */
  focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
})
export type Media = z.infer<typeof mediaSchema>
