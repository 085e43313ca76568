/**
 * How long a shared cache may show a page without asking us, and for how long it may still show it while it asks. We cannot tell a CDN that
 * something was published, so together they are the longest that a publication may take to be seen through one.
 */
const SHARED_SECONDS = 5
const REVALIDATING_SECONDS = 10
/** While we cannot answer at all, an old page is better than none. */
const ERROR_SECONDS = 86_400

const LONG_ENOUGH = (SHARED_SECONDS + REVALIDATING_SECONDS) * 1000
/** What a page says unless something falls due soon. */
export const USUAL: readonly string[] = ['cache-control', cacheControl(SHARED_SECONDS, REVALIDATING_SECONDS)]

/** Nothing is kept past the moment when something falls due. */
export function freshHeaders(left: number): readonly string[] {
  if (left >= LONG_ENOUGH) return USUAL
  const seconds = Math.max(0, Math.floor(left / 1000))
  const shared = Math.min(SHARED_SECONDS, seconds)
  return ['cache-control', cacheControl(shared, Math.min(REVALIDATING_SECONDS, seconds - shared))]
}

function cacheControl(shared: number, revalidating: number): string {
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${revalidating}, stale-if-error=${ERROR_SECONDS}`
}

/** Honest about its age, in the words of RFC 9211: kept here, and past its time. */
export function staleHeaders(drawnAt: number, until: number, now: number): readonly string[] {
  const age = Math.max(0, Math.floor((now - drawnAt) / 1000))
  const late = Math.max(0, Math.floor((now - until) / 1000))
  return ['cache-control', 'no-cache', 'age', String(age), 'cache-status', `edicola; hit; ttl=${-late}; detail=store-unavailable`]
}
