import * as http from 'node:http'
import * as https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../content/time.ts'
import { s3Label, type S3Address } from './s3Address.ts'
import { isPassing, S3Unavailable, troubleOf, type S3Refusal, type S3Trouble } from './s3Fault.ts'
import { element } from './s3Xml.ts'
import { queryText, signRequest, type S3Credentials } from './signRequest.ts'

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Of the object, from the beginning of the bucket; none for the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** How long the store may be silent; longer where it has work to do. */
  readonly silenceMs?: number
  /** It clears away what an end came upon: asked although `signal` has aborted, but once, and not for long. */
  readonly isClearing?: boolean
}

/** Asks an S3 store. What it refuses, and what does not arrive, is an `S3Unavailable`. */
export interface S3Client {
  /** The answer, its body still to be read. */
  send(call: S3Call): Promise<http.IncomingMessage>
  /** The same, or undefined if there is no such thing in the bucket. */
  find(call: S3Call): Promise<http.IncomingMessage | undefined>
  /** The answer whole, which is short. */
  text(call: S3Call): Promise<string>
  /** That something the store said cannot be used. */
  fault(trouble: S3Trouble, message: string, options?: ErrorOptions): S3Unavailable
}

const ATTEMPTS = 3
const CONNECT_MS = 3_000
const SILENCE_MS = 15_000
const CLEARING_MS = 3_000
/** A page of a listing has up to a thousand names. */
const LONGEST_TEXT = 16 * 1024 * 1024
const NOTHING = new Uint8Array()

/**
 * Speaks to one bucket, by its path (`/bucket/key`), which every store understands. What fails in passing is asked again: each call may be repeated, because the
 * same bytes go to the same place. A store that does not even take the connection is not: whoever reads is waiting. When `signal` aborts, whatever is under way ends at once with its reason.
 */
export function createS3Client(address: S3Address, credentials: S3Credentials, clock: Clock, signal?: AbortSignal): S3Client {
  const { bucket, endpoint, region } = address
  const { protocol, hostname, port, host, pathname } = new URL(endpoint)
  const transport = protocol === 'https:' ? https : http
  const agent = new transport.Agent({ keepAlive: true, maxFreeSockets: 16 })
  const base = `${pathname === '/' ? '' : pathname}/${bucket}`

  function exchange({
    method,
    key,
    query = {},
    headers = {},
    body = NOTHING,
    isClearing = false,
    silenceMs = isClearing ? CLEARING_MS : SILENCE_MS,
  }: S3Call): Promise<http.IncomingMessage> {
    const path = key === undefined ? base : `${base}/${key}`
    const signed = signRequest({ method, host, path, query, body }, { credentials, region, now: clock() })
    const search = queryText(query)
    return new Promise((resolve, reject) => {
      const request = transport.request({
        agent,
        hostname,
        port,
        method,
        path: search === '' ? path : `${path}?${search}`,
        ...(signal && !isClearing && { signal }),
        headers: { ...headers, ...signed, ...((method === 'PUT' || method === 'POST') && { 'content-length': body.length }) },
      })
      const unconnected = setTimeout(() => request.destroy(new NotConnected('No connection in time')), CONNECT_MS)
      request.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => clearTimeout(unconnected))
        else clearTimeout(unconnected)
      })
      request.setTimeout(silenceMs, () => request.destroy(new Error('No answer in time')))
      request.once('close', () => clearTimeout(unconnected))
      request.once('error', reject)
      request.once('response', (response) => {
        // A body is read as fast as its reader likes: from now on whoever reads it watches the time.
        request.setTimeout(0)
        resolve(response)
      })
      request.end(body)
    })
  }

  async function attempt(call: S3Call): Promise<http.IncomingMessage> {
    const response = await exchange(call)
    const status = response.statusCode ?? 0
    if (status >= 200 && status < 300) return response
    throw new Refused({ status, code: element(await readText(response), 'Code') ?? '' })
  }

  const fault: S3Client['fault'] = (trouble, message, options) => new S3Unavailable(trouble, s3Label(address), message, options)

  const faultOf = (cause: unknown, { method, key = '' }: S3Call): S3Unavailable =>
    fault(
      cause instanceof Refused ? troubleOf(cause.refusal) : 'unreachable',
      `${method} ${key}: ${cause instanceof Error ? cause.message : ''}`,
      {
        cause,
      },
    )

  async function send(call: S3Call): Promise<http.IncomingMessage> {
    const ending = call.isClearing ? undefined : signal
    const attempts = call.isClearing ? 1 : ATTEMPTS
    for (let count = 1; ; count++) {
      ending?.throwIfAborted()
      try {
        return await attempt(call)
      } catch (error) {
        ending?.throwIfAborted()
        const isWorthIt = error instanceof Refused ? isPassing(error.refusal) : !isUnconnected(error)
        if (count === attempts || !isWorthIt) throw faultOf(error, call)
        await pause(100 * 3 ** count)
      }
    }
  }

  return {
    send,
    fault,
    text: async (call) =>
      readText(await send(call)).catch((error: unknown) => {
        signal?.throwIfAborted()
        throw faultOf(error, call)
      }),
    find: (call) =>
      send(call).catch((error: unknown) => {
        const { cause } = error as Error // `send` throws an S3Unavailable, or the reason to end
        if (cause instanceof Refused && cause.refusal.status === 404 && cause.refusal.code !== 'NoSuchBucket') return undefined
        throw error
      }),
  }
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  response.setTimeout(SILENCE_MS, () => response.destroy(new Error('The answer stopped')))
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length > LONGEST_TEXT) throw new Error('The answer is too long')
  }
  return Buffer.concat(parts).toString()
}

class NotConnected extends Error {
  readonly code = 'ENOTCONNECTED'
}

const isUnconnected = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ENOTCONNECTED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(String(error.code))

class Refused extends Error {
  readonly refusal: S3Refusal

  constructor(refusal: S3Refusal) {
    super(`${refusal.status} ${refusal.code}`)
    this.refusal = refusal
  }
}
