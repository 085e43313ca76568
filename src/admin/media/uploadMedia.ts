import type { BinResult } from '../../content/newsroom/binEntry.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { sendPersistently, type Sending } from '../api/sendFile.ts'
import type { MediaRecord, UploadedMedia } from './mediaRecord.ts'
import { readableFile } from './readableFile.ts'
import { refuseFile, type Accept } from './refuseFile.ts'
import { findMedia } from './useMedia.ts'

export interface UploadOptions extends Sending {
  /** What the place it goes to can show; anything otherwise. */
  readonly accept?: Accept
}

/**
 * Takes a file into the library and gives what the library made of it: the one that was there already, if it had the very bytes. Throws an
 * `ApiFault`, which `useUploadFault` puts into words, or an `AbortError`.
 */
export function uploadMedia(file: File, options: UploadOptions = {}): Promise<UploadedMedia> {
  return send<UploadedMedia>('/api/admin/media/upload', file, options)
}

/** Puts another file in the place of one, wherever it is used. */
export function replaceMedia(id: string, file: File, options: UploadOptions = {}): Promise<MediaRecord> {
  return send<MediaRecord>(`/api/admin/media/${encodeURIComponent(id)}/replace`, file, options)
}

async function send<T>(path: string, given: File, { accept = 'any', ...sending }: UploadOptions): Promise<T> {
  const file = await readableFile(given)
  const refusal = refuseFile(file, accept)
  if (refusal) throw new ApiFault(422, { code: refusal, message: refusal })
  const address = `${path}?${new URLSearchParams({ name: file.name }).toString()}`
  return sendPersistently<T>(address, file, sending)
}

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
