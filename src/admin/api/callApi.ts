import { HttpError } from 'react-admin'
import { learnServerTime } from './serverClock.ts'
import { session } from './session.ts'

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** It goes out even if the page is left meanwhile; browsers take 64 kB so. */
  readonly keepalive?: boolean
  /** Of a request that creates something: repeated under the same key, it creates nothing more. */
  readonly idempotencyKey?: string
  /** Nobody waits for it: if the session is over, that is said without taking anybody away from what they do. */
  readonly isBackground?: boolean
}

export interface Answer<T> {
  readonly value: T
  readonly status: number
  readonly headers: Headers
}

/** What the server says when it does not do as asked. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** The sentence for each field, by its place in the form. */
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: Readonly<Record<string, unknown>>
}

/** A request the server refused, with its own sentence; status 0 is a server that could not be reached. */
export class ApiFault extends HttpError {
  override readonly name = 'ApiFault'
  declare readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    // react-admin shows `errors` beside the fields they name.
    super(refusal.message, status, { errors: refusal.fields && inContent(refusal.fields) })
    // react-admin makes every fault a plain HttpError again, and `instanceof ApiFault` would never hold.
    Object.setPrototypeOf(this, new.target.prototype)
    this.refusal = refusal
  }
}

/** Asks our own server, and throws an `ApiFault` unless it does as asked. */
export async function callApi<T>(path: string, request: ApiRequest = {}): Promise<Answer<T>> {
  const { method = 'GET', body, signal, keepalive, idempotencyKey, isBackground = method === 'GET' } = request
  const sessionNumber = session.number()
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiFault(0, { code: 'unreachable', message: 'ra.notification.http_error' })
  })
  learnServerTime(response.headers)
  const text = await response.text()
  const value = fromJson(text)
  if (response.status === 401) endSession(path, sessionNumber, isBackground)
  if (!response.ok) throw new ApiFault(response.status, readRefusal(value))
  return { value: value as T, status: response.status, headers: response.headers } // our own API, typed by its schemas
}

/** Whoever does something when their session is over is asked to sign in again, where they are. Those who come in are not in yet. */
export function endSession(path: string, sessionNumber: number, isBackground: boolean): void {
  if (!path.startsWith('/api/admin/') || path === '/api/admin/me') return
  session.end(sessionNumber)
  if (!isBackground && session.get().hasEnded) void session.signInAgain()
}

function fromJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A proxy in between may answer something else altogether. */
export function readRefusal(value: unknown): Refusal {
  const { code, message, fields, details } = (value ?? {}) as Partial<Refusal> // whatever it is, each part is looked at below
  return {
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : 'ra.notification.http_error',
    ...(fields && { fields }),
    ...(details && { details }),
  }
}

/** The API names fields of the content; forms keep the content inside the document. */
const inContent = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`content.${field}`, sentence]))
