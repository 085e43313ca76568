import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../content/time.ts'
import { hasBody, letBodyIn } from '../http/bodyDeadline.ts'
import { canonicalAddress } from '../http/canonicalAddress.ts'
import { answerWith, type Answer } from './answerWith.ts'
import { encodePage, type EncodePage } from './encodePage.ts'
import type { PageCache } from './pageCache.ts'
import type { Metrics } from '../routes/metrics.ts'
import { countRead, type ReadCounter } from '../counting/readCounters.ts'

/** Something that is the same for every visitor: what it is, and how to make it when it is not in memory. */
export interface CacheableResponse {
  readonly type: string
  /** The parameters of the query that make it another page. Any other is ignored: who came from where changes nothing. */
  readonly query?: readonly string[]
  /** The announcement that the address calls by its name, one that is there: with it, the page is another one, and kept as such. */
  readonly called?: string
  /** False for what can change without caches hearing of it. */
  readonly isCacheable?: (() => Promise<boolean>) | undefined
  /** Counts how often it is answered. */
  readonly reads?: (() => ReadCounter) | undefined
  /** Nothing if the address names nothing. */
  readonly draw: (query: Readonly<Record<string, string>>) => Promise<string | undefined>
}

/** Answers from memory, or draws and keeps. False if nothing stands at this address. */
export type SendCached = (request: FastifyRequest, reply: FastifyReply, response: CacheableResponse) => Promise<boolean>

interface SendCachedParts {
  readonly cache: PageCache
  readonly clock: Clock
  readonly metrics: Pick<Metrics, 'countPage'>
  /** Those that every page has as the magazine is set up now, names and values in turn. */
  readonly headers: () => Promise<readonly string[]>
  readonly encode?: EncodePage | undefined
}

export function createSendCached({ cache, clock, metrics, headers, encode = encodePage }: SendCachedParts): SendCached {
  return async (request, reply, { type, query: names = [], called = '', isCacheable: lasts, reads, draw }) => {
    // Another spelling of an address is not another page: whoever came by it is sent to the right one (routes/failures.tsx).
    if (canonicalAddress(request.url) !== null) return false
    const { path, query } = readTarget(request.url, names)
    // As many pages with a query can be asked for as anybody can type: they are drawn, once for all who ask at once, and not kept.
    const isKept = query.size === 0
    const found = await cache.find(addressWith(path, query, called), {
      route: request.routeOptions.url ?? '',
      hasQuery: names.length > 0,
      isCacheable: isKept && (lasts ?? true),
      reads,
      draw: async () => {
        const text = await draw(Object.fromEntries(query))
        return text === undefined ? undefined : encode(text, { type, headers: await headers(), isKept })
      },
    })
    if (!found) return false
    metrics.countPage(found.from)
    countRead(found.entry.reads, request)
    sendAnswer(reply, answerWith(found, request, clock().getTime()))
    return true
  }
}

/** Sends the answer as it is, past what Fastify would add to it: behind both doors it is the same to the byte. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  const { raw } = reply.hijack()
  for (let index = 0; index < headers.length; index += 2) raw.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
  raw.statusCode = status
  if (hasBody(reply.request.raw)) void letBodyIn(reply).then(() => raw.end(body))
  else raw.end(body)
  return reply
}

/** One spelling for each page, whatever else its address carries. */
function addressWith(path: string, query: URLSearchParams, called: string): string {
  const asked = [query.toString(), called && `modal=${encodeURIComponent(called)}`].filter(Boolean).join('&')
  return asked ? `${path}?${asked}` : path
}

function readTarget(url: string, names: readonly string[]): { path: string; query: URLSearchParams } {
  const [path = '', typed] = url.split('?', 2)
  const given = new URLSearchParams(typed)
  const query = new URLSearchParams()
  for (const name of names) if (given.get(name)) query.set(name, given.get(name) ?? '')
  return { path, query }
}
