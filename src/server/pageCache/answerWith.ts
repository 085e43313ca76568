import { chooseEncoding } from './encodings.ts'
import type { EncodedPage } from './encodePage.ts'
import { matchesEtag } from './matchesEtag.ts'
import type { Found } from './pageCache.ts'

/** What goes back to whoever asked, through whichever door. */
export interface Answer {
  readonly status: number
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  readonly body: Buffer | null
}

/** The part of a request that the answer depends on. */
export interface Question {
  readonly method?: string | undefined
  readonly headers: { readonly 'accept-encoding'?: string | string[] | undefined; readonly 'if-none-match'?: string | undefined }
}

/**
 * How long a shared cache may show a page without asking us, and for how long it may still show it while it asks. We cannot tell a CDN that
 * something was published, so together they are the longest that a publication may take to be seen through one.
 */
const SHARED_SECONDS = 5
const REVALIDATING_SECONDS = 10
/** While we cannot answer at all, an old page is better than none. */
const ERROR_SECONDS = 86_400

/** A page in the encoding that was asked for, or the word that nothing changed. */
export function answerWith({ kept, from }: Found, question: Question, now: number): Answer {
  return answer(
    kept.page,
    question,
    from === 'stale' ? staleHeaders(kept.drawnAt, kept.generation.until, now) : freshHeaders(kept.generation.until - now),
  )
}

/** A page that says why there is none. It is nobody's to keep. */
export function failureWith(page: EncodedPage, question: Question, status: number, more: readonly string[]): Answer {
  const { headers, bytes } = page[encodingOf(question)] ?? page.identity
  const unnamed = headers.filter((_part, index) => headers[index - (index % 2)] !== 'etag')
  return {
    status,
    headers: [...unnamed, ...more, 'cache-control', status >= 500 ? 'no-store' : 'no-cache'],
    body: question.method === 'HEAD' ? null : bytes,
  }
}

function answer(page: EncodedPage, question: Question, caching: readonly string[]): Answer {
  const { etag, headers, unchangedHeaders, bytes } = page[encodingOf(question)] ?? page.identity
  if (matchesEtag(question.headers['if-none-match'], etag)) return { status: 304, headers: [...unchangedHeaders, ...caching], body: null }
  return { status: 200, headers: [...headers, ...caching], body: question.method === 'HEAD' ? null : bytes }
}

function encodingOf({ headers: { 'accept-encoding': accepted } }: Question) {
  return chooseEncoding(typeof accepted === 'object' ? accepted.join() : accepted)
}

const LONG_ENOUGH = (SHARED_SECONDS + REVALIDATING_SECONDS) * 1000
const USUAL = ['cache-control', cacheControl(SHARED_SECONDS, REVALIDATING_SECONDS)]

/** Nothing is kept past the moment when something falls due. */
function freshHeaders(left: number): readonly string[] {
  if (left >= LONG_ENOUGH) return USUAL
  const seconds = Math.max(0, Math.floor(left / 1000))
  const shared = Math.min(SHARED_SECONDS, seconds)
  return ['cache-control', cacheControl(shared, Math.min(REVALIDATING_SECONDS, seconds - shared))]
}

function cacheControl(shared: number, revalidating: number): string {
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${revalidating}, stale-if-error=${ERROR_SECONDS}`
}

/** Honest about its age, in the words of RFC 9211: kept here, and past its time. */
function staleHeaders(drawnAt: number, until: number, now: number): readonly string[] {
  const age = Math.max(0, Math.floor((now - drawnAt) / 1000))
  const late = Math.max(0, Math.floor((now - until) / 1000))
  return ['cache-control', 'no-cache', 'age', String(age), 'cache-status', `edicola; hit; ttl=${-late}; detail=store-unavailable`]
}
