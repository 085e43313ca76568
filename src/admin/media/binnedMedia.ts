import type { BinResult } from '../../content/newsroom/binEntry.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import type { UploadedMedia } from './mediaRecord.ts'
import { findMedia } from './useMedia.ts'

/** The medium of the bin that has the very bytes of an upload, if that is why it was refused. */
export function binnedMediaIn(error: unknown): string | null {
  if (!(error instanceof ApiFault) || error.refusal.code !== 'in-bin') return null
  const id = error.refusal.details?.['id']
  return typeof id === 'string' ? id : null
}

/** Takes a medium out of the bin, in the place of an upload. Throws an `ApiFault`, as an upload does. */
export async function restoreMedia(id: string, signal?: AbortSignal): Promise<UploadedMedia> {
  const asked = { method: 'POST', body: { ids: [id] }, signal } as const
  const { value } = await callApi<{ results: BinResult[] }>('/api/admin/bin/restore', asked)
  const [result] = value.results
  if (!result?.ok) throw new ApiFault(409, { code: result?.code ?? 'unknown', message: result?.message ?? '' })
  return { ...(await findMedia(id)), isNew: false, isRestored: true }
}
