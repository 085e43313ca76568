import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestFault } from '../errors.ts'
import { clientNetwork } from './clientNetwork.ts'

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

/** Makes limits possible: before the routes that have one. Answers do not tell how much is left: only one too many is told how long to wait. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  })
}

/** How much one user may ask of the back office; several addresses are still one user, and one address may be a whole newsroom. */
export function createUserLimit(app: FastifyInstance, max = PER_USER): (request: FastifyRequest, userId: string) => Promise<void> {
  const users = new WeakMap<object, string>()
  const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: (request) => users.get(request) ?? '' })
  return async (request, userId) => {
    users.set(request, userId)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new RequestFault('too-many', { retryAfter: counted.ttlInSeconds })
  }
}
