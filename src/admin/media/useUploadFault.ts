import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'

/** Puts into the editor's language why a file was not taken. */
export function useUploadFault(): (error: unknown) => string {
  const t = useMessages().media
  return (error) => uploadFault(error, t)
}

/** Our own sentence for what we know; the server's for the rest. */
export function uploadFault(error: unknown, { faults }: Pick<AdminMessages['media'], 'faults'>): string {
  if (!(error instanceof ApiFault)) return faults.unknown
  const { code, message } = error.refusal
  if (isKnown(code, faults)) return faults[code]
  return code === 'unknown' ? faults.unknown : message
}

function isKnown(code: string, faults: AdminMessages['media']['faults']): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}
