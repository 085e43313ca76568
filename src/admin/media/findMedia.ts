import { ask } from '../api/ask.ts'
import type { MediaRecord } from './mediaRecord.ts'

/** One file of the library, whole, as the server has it now. */
export async function findMedia(id: string): Promise<MediaRecord> {
  return (await ask<MediaRecord>(`/api/admin/media/${encodeURIComponent(id)}`)).value
}
