import { MEDIA_TYPES, mediaSort, type MediaSort, type MediaType } from '../../content/kinds/media.ts'
import { MAX_BYTES } from '../../content/mediaLimits.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'

/** What may be chosen or uploaded in a place. */
export type Accept = MediaSort | 'any'

export type FileRefusal = 'empty' | 'unsupported-type' | 'svg' | 'too-large' | 'wav-too-large' | 'not-this-type'

/** Why a file need not even be sent, going by what the browser says of it. The server looks at the bytes themselves. */
export function refuseFile({ size, type: given }: Pick<File, 'size' | 'type'>, accept: Accept): FileRefusal | null {
  if (size === 0) return 'empty'
  // Browsers do not always know a type; then it is for the server to say.
  if (given === '') return null
  if (given === 'image/svg+xml') return 'svg'
  const type = OTHER_NAMES[given] ?? given
  if (!isMediaType(type)) return 'unsupported-type'
  if (accept !== 'any' && mediaSort(type) !== accept) return 'not-this-type'
  if (size <= MAX_BYTES[type]) return null
  return type === 'audio/wav' ? 'wav-too-large' : 'too-large'
}

/** What browsers call the same formats. */
const OTHER_NAMES: Readonly<Record<string, MediaType>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
  'application/x-zip-compressed': 'application/zip',
  // Where Excel is installed, Windows says this of a CSV too.
  'application/vnd.ms-excel': 'text/csv',
}

/** What else the window that chooses files offers, where a sort of file goes: by the ends of names, for browsers that do not know their types. */
const NAME_ENDS: Readonly<Record<MediaSort, readonly string[]>> = {
  image: ['.heic', '.heif'],
  audio: ['.m4a', '.wav'],
  video: [],
  document: ['.epub', '.odt', '.ods', '.docx', '.xlsx', '.csv'],
}

/** What the window that chooses files offers. */
export function acceptAttribute(accept: Accept): string {
  const isOffered = (sort: MediaSort) => accept === 'any' || sort === accept
  const types = MEDIA_TYPES.filter((type) => isOffered(mediaSort(type)))
  const ends = Object.entries(NAME_ENDS).flatMap(([sort, names]) => (isOffered(sort as MediaSort) ? names : [])) // its keys are those sorts
  return [...types, ...ends].join(',')
}

export function isMediaType(type: string): type is MediaType {
  return (MEDIA_TYPES as readonly string[]).includes(type) // asked of any string
}

/** What is said of the file itself, by `refuseFile` or by the server: the same bytes would be refused again. */
const OF_THE_FILE = new Set([400, 413, 415, 422])

/** May the same file be taken if it is sent once more? So it is after a network or a server in trouble, or a session that was over. */
export function canSendAgain(error: unknown): boolean {
  return !(error instanceof ApiFault && OF_THE_FILE.has(error.status))
}

/** Puts into the editor's language why a file was not taken. */
export function useUploadFault(): (error: unknown) => string {
  const t = useMessages().media
  return (error) => uploadFault(error, t)
}

/** Our own sentence for what we know; the server's for the rest. */
function uploadFault(error: unknown, { faults }: Pick<AdminMessages['media'], 'faults'>): string {
  if (!(error instanceof ApiFault)) return faults.unknown
  const { code, message } = error.refusal
  if (isKnown(code, faults)) return faults[code]
  return code === 'unknown' ? faults.unknown : message
}

function isKnown(code: string, faults: AdminMessages['media']['faults']): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}
