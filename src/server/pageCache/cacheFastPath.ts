import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { formerQuery } from '../../content/addresses/formerSpelling.ts'
import { answerWith } from './answerWith.ts'
import type { Generation } from './generations.ts'
import type { CacheEntry, PageCache } from './pageCache.ts'
import { createLastLines, sendReady } from './readyHead.ts'
import { closeUnlessRead, hasBody } from '../http/bodyDeadline.ts'
import type { Answered } from '../http/recordAnswer.ts'
import { countRead } from '../counting/readCounters.ts'

interface CacheFastPathOptions {
  readonly cache: PageCache
  readonly clock: () => Date
  readonly record: (answered: Answered) => void
  /** Is the server about to stop? Then Fastify answers, which knows how to part from a client. */
  readonly isClosing: () => boolean
}

/** How long a client may take to say what it wants. */
const HEADERS_TIMEOUT_MS = 30_000

/**
 * The server that stands before Fastify: a page that is fresh in memory is answered here, in a few microseconds; everything else goes in.
 * What is answered is the same by either way (`answerWith`).
 */
export function cacheFastPath(options: CacheFastPathOptions): FastifyServerFactory {
  return (enter, settings): Server => {
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = settings as unknown as Timeouts // its options, all filled in by now
    const server = createServer(openTo(enter, options, createLastLines(keepAliveTimeout)))
    // What Fastify sets on a server that it makes itself.
    server.keepAliveTimeout = keepAliveTimeout
    server.requestTimeout = requestTimeout
    server.headersTimeout = HEADERS_TIMEOUT_MS
    server.setTimeout(connectionTimeout)
    return server
  }
}

interface Timeouts {
  readonly keepAliveTimeout: number
  readonly requestTimeout: number
  readonly connectionTimeout: number
}

function openTo(
  enter: RequestListener,
  { cache, clock, record, isClosing }: CacheFastPathOptions,
  lastLines: (now: number) => string,
): RequestListener {
  let thisTurn: Generation | null = null
  let now = 0
  const endTurn = (): void => void (thisTurn = null)

  return (request, response) => {
    if (hasBody(request)) {
      // Inside there is a deadline for it.
      closeUnlessRead(request, response)
      enter(request, response)
      return
    }
    // To note what is used takes longer than to look it up: one page of each turn is noted, and so the most read are, most often.
    const entry = isClosing() ? undefined : entryFor(request, thisTurn ? cache.peek : cache.use)
    const generation = entry && currentGeneration()
    if (!entry || !generation) {
      enter(request, response)
      return
    }
    const begun = performance.now()
    if (generation instanceof Promise) void answerLater(generation, request, response, entry, begun)
    else if (cache.isFresh(entry, generation)) send(request, response, entry, begun)
    else enter(request, response)
  }

  async function answerLater(
    generation: Promise<Generation>,
    request: IncomingMessage,
    response: ServerResponse,
    entry: CacheEntry,
    begun: number,
  ): Promise<void> {
    const isFresh = await generation.then(
      (now) => cache.isFresh(entry, now),
      () => false,
    )
    if (isFresh) send(request, response, entry, begun)
    else enter(request, response)
  }

  /** What one turn of the event loop finds on its sockets had arrived before the turn began: one look at the store, and at the clock, serves it all. */
  function currentGeneration(): Generation | Promise<Generation> | undefined {
    if (thisTurn) return thisTurn
    try {
      const generation = cache.generations()
      if (generation instanceof Promise) return generation
      setImmediate(endTurn)
      thisTurn = generation
      now = clock().getTime()
      return generation
    } catch {
      return undefined // a store that fails here fails again inside, where there are words for it
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, entry: CacheEntry, begun: number): void {
    const moment = thisTurn ? now : clock().getTime()
    const { status, headers, head, body } = answerWith({ entry, from: 'hit' }, request, moment)
    if (head === null || !sendReady(response, { status, head, body }, lastLines(moment))) {
      response.writeHead(status, headers as string[]) // only read
      response.end(body)
    }
    countRead(entry.reads, request)
    record({ method: request.method ?? '', url: request.url ?? '', route: entry.route, status, ms: performance.now() - begun })
  }
}

function entryFor({ method, url = '' }: IncomingMessage, find: PageCache['peek']): CacheEntry | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  if (query < 0) return find(url)
  // An announcement that is called by its name makes another page; a NUL is refused (`addInputGuard`).
  if (url.includes('modal=', query) || url.includes('%00', query)) return undefined
  // What the system asked for by a query that the magazine came from stands elsewhere.
  if (query === 1 && formerQuery(url)) return undefined
  const entry = find(url.slice(0, query))
  return entry?.hasQuery ? undefined : entry
}
