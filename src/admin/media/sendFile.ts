import { ApiFault, endSession, readRefusal } from '../api/callApi.ts'
import { session } from '../api/session.ts'

export interface Sending {
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/** Sends the bytes of a file. Not by `fetch`, which cannot tell how much of them has gone out. */
export function sendFile<T>(address: string, file: Blob, { onProgress, signal }: Sending = {}): Promise<T> {
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
      if (request.status >= 200 && request.status < 300)
        resolve(value as T) // our own API, typed by its schemas
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
