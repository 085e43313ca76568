import { sendFile, type Sending } from './sendFile.ts'
import type { MediaRecord, UploadedMedia } from './mediaRecord.ts'
import { refuseFile, type Accept } from './refuseFile.ts'
import { ApiFault } from '../api/callApi.ts'
import { withRetries } from './withRetries.ts'

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

async function send<T>(path: string, file: File, { accept = 'any', ...sending }: UploadOptions): Promise<T> {
  const refusal = refuseFile(file, accept)
  if (refusal) throw new ApiFault(422, { code: refusal, message: refusal })
  const address = `${path}?${new URLSearchParams({ name: file.name }).toString()}`
  return withRetries(() => sendFile<T>(address, file, sending), pause, sending.signal)
}

/** Waits; less when the network comes back meanwhile, and not at all once it is called off. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end, { signal: over.signal })
    signal?.addEventListener(
      'abort',
      () => {
        end()
        reject(signal.reason as Error) // an abort's reason is a DOMException
      },
      { signal: over.signal },
    )
  })
}
