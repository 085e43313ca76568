import { staleHeaders } from './cachingHeaders.ts'
import { chooseEncoding } from './encodings.ts'
import { withCaching, type EncodedPage } from './encodePage.ts'
import type { CacheLookup } from './pageCache.ts'

export interface Answer {
  readonly status: number
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  /** The same as they go over the wire, where they are as nearly always. */
  readonly head: string | null
  readonly body: Buffer | null
}

/** The part of a request that the answer depends on. */
export interface Question {
  readonly method?: string | undefined
  readonly headers: { readonly 'accept-encoding'?: string | string[] | undefined; readonly 'if-none-match'?: string | undefined }
}

/** A page in the encoding that was asked for, or the word that nothing changed. */
export function answerWith({ entry, from }: CacheLookup, question: Question, now: number): Answer {
  return answer(
    entry.page,
    question,
    from === 'stale'
      ? staleHeaders(entry.drawnAt, entry.generation.until, now)
      : entry.page.identity.caching.fresh(entry.generation.until - now),
  )
}

/** A page that says why there is none. It is nobody's to keep. */
export function failureWith(page: EncodedPage, question: Question, status: number, more: readonly string[]): Answer {
  const { headers, bytes } = page[encodingOf(question)] ?? page.identity
  const unnamed = headers.filter((_part, index) => headers[index - (index % 2)] !== 'etag')
  return {
    status,
    head: null,
    headers: [...unnamed, ...more, 'cache-control', status >= 500 ? 'no-store' : 'no-cache'],
    body: question.method === 'HEAD' ? null : bytes,
  }
}

/** Does whoever sends this `If-None-Match` have the very bytes? Proxies weaken tags on their way; for this question it does not matter. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function answer(page: EncodedPage, question: Question, caching: readonly string[]): Answer {
  const representation = page[encodingOf(question)] ?? page.identity
  const isUnchanged = matchesEtag(question.headers['if-none-match'], representation.etag)
  const ready =
    caching === representation.caching.usual
      ? representation.usual
      : { ...withCaching(representation, caching), head: null, unchangedHead: null }
  if (isUnchanged) return { status: 304, headers: ready.unchangedHeaders, head: ready.unchangedHead, body: null }
  return { status: 200, headers: ready.headers, head: ready.head, body: question.method === 'HEAD' ? null : representation.bytes }
}

function encodingOf({ headers: { 'accept-encoding': accepted } }: Question) {
  return chooseEncoding(typeof accepted === 'object' ? accepted.join() : accepted)
}
