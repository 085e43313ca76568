import { TAG_HEADERS } from '../cdn/cdn.ts'

/** How long a shared cache may show a page without asking us, and for how long it may still show it while it asks. */
export interface CachingPolicy {
  /** What a page says unless something falls due soon. */
  readonly usual: readonly string[]
  /** What it says so many milliseconds before something does: nothing is kept past that moment. */
  readonly fresh: (left: number) => readonly string[]
}

/** While we cannot answer at all, an old page is better than none. */
const ERROR_SECONDS = 86_400

/** Where we cannot tell a CDN that something was published: together they are the longest that a publication may take to be seen through one. */
const WITHOUT_PURGES = createPolicy(5, 10)

/** What a page says that carries no tags. */
export const USUAL = WITHOUT_PURGES.usual

/** Where we can, minutes: they are how long a publication may take to be seen if the CDN cannot be told of it. */
const WITH_PURGES = createPolicy(600, 10)

/** A page that is tagged is dropped by its tags. */
export const policyOf = (headers: readonly string[]): CachingPolicy =>
  TAG_HEADERS.some((name) => headers.includes(name)) ? WITH_PURGES : WITHOUT_PURGES

function createPolicy(shared: number, revalidating: number): CachingPolicy {
  const usual = ['cache-control', cacheControl(shared, revalidating)]
  return {
    usual,
    fresh(left) {
      if (left >= (shared + revalidating) * 1000) return usual
      const seconds = Math.max(0, Math.floor(left / 1000))
      const kept = Math.min(shared, seconds)
      return ['cache-control', cacheControl(kept, Math.min(revalidating, seconds - kept))]
    },
  }
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
