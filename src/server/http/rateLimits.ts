import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rarely } from '../../content/rarely.ts'
import type { Clock } from '../../content/time.ts'
import type { RequestCounts } from '../../store/counters/requestCounts.ts'
import { RequestFault } from '../errors.ts'
import { clientNetwork } from './clientNetwork.ts'
import { createRequestCounter, type RequestCounter } from './createRequestCounter.ts'

const MINUTE_MS = 60_000
/** A back office that saves as one types, in several windows, stays far below. */
const PER_USER = 600
/** Somebody who types fast asks twice a second. */
const SEARCHES = { max: 120, timeWindow: MINUTE_MS }

/** Somebody opens a link a few times; a program that tries tokens would need for ever, and is not helped. */
export const LINK_LIMIT = { rateLimit: { max: 60, timeWindow: MINUTE_MS } }

/** Whoever forgot a password asks once or twice. How many letters a mailbox gets is another matter: `store/people/resetLetters.ts`. */
export const RESET_LIMIT = { rateLimit: { max: 5, timeWindow: 10 * MINUTE_MS } }

/** What a route that readers ask while they type says to be limited by the network they ask from. */
export const SEARCH_LIMIT = { rateLimit: SEARCHES }

/** Against floods at the doors of signing in. Who guesses is slowed by `signInThrottle.ts`, which knows a failure from an office's morning. */
const PER_AUTH_ROUTE = 120
const AUTH_ROUTES: readonly [path: RegExp, max: number][] = [
  [/^\/sign-in\/email$/, 60],
  [/^\/(change|reset)-password$/, 10],
  [/^\/two-factor\//, 10],
]

/** How often the processes of a magazine tell each other what they count. */
const EXCHANGE_MS = 1_000

interface RateLimitParts {
  readonly clock: Clock
  /** Where the other processes of the magazine are told what this one counts; null where there are none. */
  readonly others: RequestCounts | null
}

/** Makes limits possible: before the routes that have one. Answers do not tell how much is left: only one too many is told how long to wait. */
export async function addRateLimits(app: FastifyInstance, { clock, others }: RateLimitParts): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  const counter = createRequestCounter(clock, others)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    store: countingWith(counter),
  })
  if (!others) return
  const report = rarely((err, passedOver) => app.log.warn({ err, passedOver }, 'limits are counted alone for now'), clock)
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void (underWay = underWay.then(() => counter.exchange()).catch(report)), EXCHANGE_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

/** The plugin makes its store itself, and one more for each route: what each of them is called keeps their counts apart. */
function countingWith(counter: RequestCounter) {
  return class RouteCounts {
    readonly #route: string
    constructor(_options: object, route = '') {
      this.#route = route
    }
    incr(key: string, done: (error: null, result: { current: number; ttl: number }) => void, windowMs: number, max: number): void {
      done(null, counter.count(`${this.#route} ${key}`, windowMs, max))
    }
    child(options: object): RouteCounts {
      const { routeInfo } = options as { routeInfo?: { url?: string } } // the plugin's own words for the route
      return new RouteCounts(options, routeInfo?.url)
    }
  }
}

/** How much one user may ask of the back office; several addresses are still one user, and one address may be a whole newsroom. */
export function createUserLimit(app: FastifyInstance, max = PER_USER): (request: FastifyRequest, userId: string) => Promise<void> {
  const users = new WeakMap<object, string>()
  const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: (request) => `user ${users.get(request) ?? ''}` })
  return async (request, userId) => {
    users.set(request, userId)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new RequestFault('too-many', { retryAfter: counted.ttlInSeconds })
  }
}

/** How often one network may knock at each door of signing in; the seconds to wait for one that knocked too often. */
export type AuthLimit = (request: FastifyRequest, path: string) => Promise<number | null>

export function createAuthLimit(app: FastifyInstance): AuthLimit {
  const paths = new WeakMap<object, string>()
  const pathOf = (request: object) => paths.get(request) ?? ''
  const count = app.createRateLimit({
    max: (request) => AUTH_ROUTES.find(([path]) => path.test(pathOf(request)))?.[1] ?? PER_AUTH_ROUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `auth ${clientNetwork(request.ip)} ${pathOf(request)}`,
  })
  return async (request, path) => {
    paths.set(request, path)
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null
  }
}
