import { ApiFault, endSession, readRefusal } from './callApi.ts'
import { session } from './session.ts'

/** Sends the bytes of a file, and again where the network or something in between failed. Sending the same bytes twice is harmless. */
export const sendPersistently = <T>(address: string, file: Blob, sending: Sending = {}): Promise<T> =>
  withRetries(() => sendFile<T>(address, file, sending), pause, sending.signal)

export interface Sending {
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
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

/** Sends the bytes of a file. Not by `fetch`, which cannot tell how much of them has gone out. */
function sendFile<T>(address: string, file: Blob, { onProgress, signal }: Sending): Promise<T> {
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
