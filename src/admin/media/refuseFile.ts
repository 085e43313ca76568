import { MEDIA_TYPES, type MediaType } from '../../content/kinds/media.ts'
import { MAX_BYTES } from '../../content/mediaLimits.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { sortOfType } from './mediaRecord.ts'

/** What may be chosen or uploaded in a place. */
export type Accept = 'image' | 'audio' | 'video' | 'pdf' | 'any'

export type FileRefusal = 'empty' | 'unsupported-type' | 'too-large' | 'not-this-type'

/** Why a file need not even be sent, going by what the browser says of it. The server looks at the bytes themselves. */
export function refuseFile({ size, type }: Pick<File, 'size' | 'type'>, accept: Accept): FileRefusal | null {
  if (size === 0) return 'empty'
  // Browsers do not always know a type; then it is for the server to say.
  if (type === '') return null
  if (!isMediaType(type)) return 'unsupported-type'
  if (accept !== 'any' && sortOfType(type) !== accept) return 'not-this-type'
  return size > MAX_BYTES[type] ? 'too-large' : null
}

/** What the window that chooses files offers. */
export function acceptAttribute(accept: Accept): string {
  return MEDIA_TYPES.filter((type) => accept === 'any' || sortOfType(type) === accept).join(',')
}

export function isMediaType(type: string): type is MediaType {
  return (MEDIA_TYPES as readonly string[]).includes(type) // asked of any string
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
