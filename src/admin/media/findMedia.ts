import { callApi } from '../api/callApi.ts'
import type { MediaRecord } from './mediaRecord.ts'

/** One file of the library, whole, as the server has it now. */
export async function findMedia(id: string): Promise<MediaRecord> {
  return (await callApi<MediaRecord>(`/api/admin/media/${encodeURIComponent(id)}`)).value
}
