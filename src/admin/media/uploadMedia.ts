import type { BinResult } from '../../content/newsroom/binEntry.ts'
import { ApiFault, callApi, endSession, readRefusal } from '../api/callApi.ts'
import { session } from '../api/session.ts'
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

const PAUSES = [1, 3, 9]

/** Answers of something in between, or of a server that is busy: the next attempt may do better. */
const PASSING = new Set([0, 408, 429, 502, 503, 504])

type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Tries again what failed for want of network, waiting longer each time. Sending the same bytes twice is harmless: they are one file. */
export async function withRetries<T>(attempt: () => Promise<T>, pause: Pause, signal?: AbortSignal): Promise<T> {
  for (const seconds of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiFault) || !PASSING.has(error.status)) throw error
    }
    await pause(seconds * 1000, signal)
  }
  return attempt()
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

interface Sending {
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/** Sends the bytes of a file. Not by `fetch`, which cannot tell how much of them has gone out. */
function sendFile<T>(address: string, file: Blob, { onProgress, signal }: Sending = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const sessionNumber = session.number()
    const stop = () => request.abort()
    if (signal?.aborted) {
      reject(signal.reason as Error) // an abort's reason is a DOMException
      return
    }
    signal?.addEventListener('abort', stop)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.onload = () => {
      const value = fromJson(request.responseText)
      if (request.status === 401) endSession(address, sessionNumber, false)
      if (request.status >= 200 && request.status < 300) resolve(value as T) // our own API, typed by its schemas
      else reject(new ApiFault(request.status, readRefusal(value)))
    }
    request.onerror = () => reject(new ApiFault(0, { code: 'unreachable', message: 'ra.notification.http_error' }))
    request.onabort = () => reject(new DOMException('Called off', 'AbortError'))
    request.open('POST', address)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('accept', 'application/json')
    request.send(file)
  })
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
