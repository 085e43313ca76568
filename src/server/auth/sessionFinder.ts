import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ROLES } from '../../content/people/role.ts'
import { RENEWAL_DAYS, SESSION_DAYS, SIGN_IN_DAYS } from '../../content/people/signInCookies.ts'
import { LANGUAGES, type SessionUser } from '../../content/people/user.ts'
import { DAY_MS, type Clock } from '../../content/time.ts'
import type { Database } from '../../store/database.ts'
import { findSession, type StoredSession } from '../../store/people/sessions.ts'
import type { Auth } from './createAuth.ts'
import { webHeaders } from './webHeaders.ts'

/** Says whose session a request comes with; null if it has none, or one that is over. */
export type FindSession = (request: FastifyRequest) => Promise<SessionUser | null>

interface Parts {
  readonly auth: { readonly api: Pick<Auth['api'], 'getSession'> }
  readonly database: Database
  readonly clock: Clock
}

/** More browsers than a newsroom has. */
const MOST_BROWSERS = 1_000

/**
 * The sign-in library checks what cookies are signed with, renews sessions and ends them: three milliseconds of the processor. Which session a
 * browser's cookies name never changes, so that is remembered; whether it is still there, and whose it is today, the store is asked each time.
 * See docs/decisions/0029.
 */
export function createSessionFinder({ auth, database, clock }: Parts): FindSession {
  const tokens = new LRUCache<string, string>({ max: MOST_BROWSERS })
  return async (request) => {
    const { cookie } = request.headers
    if (cookie === undefined) return null
    const token = tokens.get(cookie)
    const known = token === undefined ? undefined : await findSession(database.db, token)
    if (known && goesOn(known, clock())) return known.user
    tokens.delete(cookie)
    const { response: found, headers } = await auth.api.getSession({ headers: webHeaders(request), returnHeaders: true })
    if (!found) return null
    tokens.set(cookie, found.session.token)
    renewed.set(request.raw, headers.getSetCookie())
    return libraryUser.parse(found.user)
  }
}

/** What the library would write into the answer to a request: the cookies of a session that it has just renewed. */
const renewed = new WeakMap<object, readonly string[]>()

/** Lets browsers keep the cookies of a session for as long as the store keeps it, unless the answer has cookies of its own. */
export function renewCookies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const lines = renewed.get(request.raw) ?? []
    if (lines.length > 0 && [reply.getHeader('set-cookie') ?? []].flat().length === 0) reply.header('set-cookie', lines)
  })
}

/** Neither over nor to be renewed: nothing that the library would have to do. */
function goesOn({ createdAt, expiresAt }: StoredSession, now: Date): boolean {
  const daysLeft = (expiresAt.getTime() - now.getTime()) / DAY_MS
  const daysOld = (now.getTime() - createdAt.getTime()) / DAY_MS
  return daysLeft > SIGN_IN_DAYS - RENEWAL_DAYS && daysOld < SESSION_DAYS
}

const libraryUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  mustChangePassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  language: z.enum(LANGUAGES).catch('it'),
  suspendedAt: z
    .string()
    .nullish()
    .transform((at) => at ?? null),
})
