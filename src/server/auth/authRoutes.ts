import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PasswordLink, SessionUser } from '../../content/people/user.ts'
import type { Locale } from '../../messages/locale.ts'
import { messagesIn } from '../../messages/messages.ts'
import { RequestFault } from '../errors.ts'
import { LINK_LIMIT, RESET_LIMIT, type AuthLimit } from '../http/rateLimits.ts'
import { answerIn, languageOf } from '../http/requestLanguage.ts'
import type { Auth } from './createAuth.ts'
import { refuseCrossSite } from './crossSite.ts'
import type { SignInRefusal } from '../routes/metrics.ts'
import type { FindSession } from './sessionFinder.ts'
import type { Attempt, SignInThrottle } from './signInThrottle.ts'
import { SECOND_STEPS, type AuthEvent, type SignInLog } from './signInLog.ts'
import { webHeaders } from './webHeaders.ts'

export interface AuthRouteContext {
  readonly auth: Auth
  readonly findSession: FindSession
  readonly siteUrl: string
  readonly signInLog: SignInLog
  readonly throttle: SignInThrottle
  /** Whose link to choose a password it is, while it works. */
  readonly findPasswordLink: (token: string) => Promise<PasswordLink>
  /** Keeps floods out. */
  readonly limit?: AuthLimit
  /** How many may wait for a hash in this process; the machine's share of it where there are several. */
  readonly mostHashing?: number
  /** Hears of everybody who was not let in. */
  readonly countRefusal: (reason: SignInRefusal) => void
}

const MAX_BODY_BYTES = 16 * 1024
const ROOT = '/api/auth'

/** The routes of the sign-in library that we use. The others (signing up, other sites' accounts, e-mail changes…) are not there. */
export const ALLOWED_ROUTES: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/get-session': 'GET',
  '/list-sessions': 'GET',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/revoke-session': 'POST',
  '/revoke-sessions': 'POST',
  '/revoke-other-sessions': 'POST',
  '/change-password': 'POST',
  '/reset-password': 'POST',
  '/two-factor/enable': 'POST',
  '/two-factor/verify-totp': 'POST',
  '/two-factor/verify-backup-code': 'POST',
  '/two-factor/generate-backup-codes': 'POST',
  '/two-factor/get-totp-uri': 'POST',
  '/two-factor/disable': 'POST',
}

/** Those that hash a password, which takes long by design, and its turn (`passwordHashing.ts`). */
const HASHING_ROUTES = new Set([
  '/sign-in/email',
  '/change-password',
  '/reset-password',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
  '/two-factor/disable',
])
/** How many may wait for that on one machine: the last of them some seconds. One more would be answered after whoever asked has gone. */
export const MOST_HASHING = 32
const BUSY_SECONDS = 10

/** Where no session is needed, and none is looked for. */
const PUBLIC_ROUTES = new Set(['/sign-in/email', '/reset-password'])

/** Where the back office signs in, changes its password, ends its sessions: `POST /api/auth/sign-in/email` and its sisters. */
export function addAuthRoutes(app: FastifyInstance, context: AuthRouteContext): void {
  let hashing = 0
  addPasswordLinkRoute(app, context)
  addResetRoute(app, context)
  app.route({
    method: ['GET', 'POST'],
    url: `${ROOT}/*`,
    bodyLimit: MAX_BODY_BYTES,
    async handler(request, reply) {
      const path = request.url.split('?')[0]?.slice(ROOT.length) ?? ''
      if (!Object.hasOwn(ALLOWED_ROUTES, path)) throw new RequestFault('not-found')
      if (ALLOWED_ROUTES[path] !== request.method) throw new RequestFault('method-not-allowed')
      refuseCrossSite(request, context.siteUrl)
      const wait = await context.limit?.(request, path)
      if (typeof wait === 'number') {
        context.countRefusal('throttled')
        return refuseForNow(reply, 429, 'TOO_MANY_REQUESTS', wait)
      }
      if (!HASHING_ROUTES.has(path)) return answerAt(path, request, reply, context)
      // Refused here, nothing was tried yet: no attempt is counted, and no link used up.
      if (hashing >= (context.mostHashing ?? MOST_HASHING)) {
        context.countRefusal('busy')
        return refuseForNow(reply, 503, 'TOO_BUSY', BUSY_SECONDS)
      }
      hashing += 1
      try {
        return await answerAt(path, request, reply, context)
      } finally {
        hashing -= 1
      }
    },
  })
}

async function answerAt(path: string, request: FastifyRequest, reply: FastifyReply, context: AuthRouteContext): Promise<FastifyReply> {
  const who = PUBLIC_ROUTES.has(path) ? null : await whoCame(request, context.findSession)
  // A session of somebody who is suspended opens nothing; it can be ended.
  if (who?.suspendedAt && path !== '/sign-out') throw new RequestFault('suspended')
  const attempt = path === '/sign-in/email' ? await readAttempt(request, context.signInLog) : null
  if (attempt) {
    const verdict = await context.throttle.begin(attempt)
    if (verdict.wait) {
      context.countRefusal('throttled')
      return refuseForNow(reply, 429, 'TOO_MANY_REQUESTS', verdict.seconds)
    }
    if (verdict.pauseMs > 0) await pause(verdict.pauseMs)
  }
  // Asked before the library answers: after too many wrong codes it has forgotten who it was.
  const pendingUserId = !who && SECOND_STEPS.has(path) ? await context.auth.api.pendingSignIn({ headers: webHeaders(request) }) : null
  const answer = await context.auth.handler(toWebRequest(request, context.siteUrl))
  const text = await answer.text()
  // It keeps the reason to itself: `routes/failures.tsx` asks the store.
  if (answer.status >= 500) throw new Error(`The sign-in library answered ${answer.status} at ${path}`)
  if (attempt && answer.status < 400) await context.throttle.succeed(attempt)
  if (attempt && answer.status >= 400) context.countRefusal('password')
  if (!who && SECOND_STEPS.has(path) && answer.status >= 400) context.countRefusal('second-factor')
  const event = { path, status: answer.status, body: request.body, answer: fromJson(text), address: request.ip, who, pendingUserId }
  logAnswer(request, event)
  if (request.method === 'POST')
    await context.signInLog.note(event).catch((err: unknown) => request.log.error({ err }, 'the audit log failed'))
  return sendAnswer(reply, answer, text)
}

const linkSchema = z.strictObject({ token: z.string().min(1).max(200) })

/** Says, before anything is typed, whether a link still lets its owner choose a password. The token is in the body: addresses are logged. */
function addPasswordLinkRoute(app: FastifyInstance, { siteUrl, findPasswordLink }: AuthRouteContext): void {
  app.post(`${ROOT}/password-link`, { bodyLimit: MAX_BODY_BYTES, config: LINK_LIMIT }, async (request, reply) => {
    refuseCrossSite(request, siteUrl)
    const given = linkSchema.safeParse(request.body)
    reply.header('cache-control', 'no-store')
    return given.success ? findPasswordLink(given.data.token) : ({ state: 'unknown' } satisfies PasswordLink)
  })
}

const resetSchema = z.object({ email: z.email().max(254) })

/**
 * Sends a link to a new password. The answer is sent before anybody is looked for: nor what it says nor how long it takes tells whether
 * the address is known.
 */
function addResetRoute(app: FastifyInstance, { auth, siteUrl, signInLog }: AuthRouteContext): void {
  const sending = new Set<Promise<void>>()
  app.addHook('preClose', async () => void (await Promise.all(sending)))

  const send = async (email: string, { ip, log }: FastifyRequest) => {
    try {
      await auth.api.requestPasswordReset({ body: { email } })
      await signInLog.noteResetRequest(email, ip)
    } catch (err) {
      log.error({ err }, 'a link to a new password was not sent')
    }
  }

  app.post(`${ROOT}/request-password-reset`, { bodyLimit: MAX_BODY_BYTES, config: RESET_LIMIT }, async (request, reply) => {
    refuseCrossSite(request, siteUrl)
    const refuse = (code: string) => reply.code(400).send(failure(code, languageOf(request) ?? 'it'))
    reply.header('cache-control', 'no-store')
    const given = resetSchema.safeParse(request.body)
    if (!given.success) return refuse('INVALID_EMAIL')
    if (!auth.options.emailAndPassword.sendResetPassword) return refuse('RESET_PASSWORD_DISABLED')
    const work = send(given.data.email, request).finally(() => sending.delete(work))
    sending.add(work)
    return { status: true }
  })
}

async function whoCame(request: FastifyRequest, findSession: FindSession): Promise<SessionUser | null> {
  const user = await findSession(request)
  if (user) answerIn(request, user.language)
  return user
}

async function readAttempt(request: FastifyRequest, signInLog: SignInLog): Promise<Attempt> {
  const { email } = z
    .object({ email: z.string().max(254) })
    .catch({ email: '' })
    .parse(request.body)
  const account = email.toLowerCase()
  return { account, address: request.ip, isKnownNetwork: await signInLog.isKnownNetwork(account, request.ip) }
}

function refuseForNow(reply: FastifyReply, status: 429 | 503, code: string, seconds: number): FastifyReply {
  reply.request.log.warn({ code, seconds }, 'sign-in slowed')
  reply.code(status).header('cache-control', 'no-store').header('retry-after', seconds)
  return reply.send(failure(code, languageOf(reply.request) ?? 'it'))
}

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = webHeaders(request)
  headers.delete('content-length')
  return new Request(new URL(request.url, siteUrl), {
    method: request.method,
    headers,
    ...(request.method === 'POST' && { body: JSON.stringify(request.body ?? {}) }),
  })
}

function sendAnswer(reply: FastifyReply, answer: Response, text: string): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store')
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name === 'x-retry-after' ? 'retry-after' : name, value)
  })
  reply.header('set-cookie', answer.headers.getSetCookie())
  if (answer.status < 400) return reply.send(text)
  const code = codeIn(fromJson(text)) ?? (answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'FAILED')
  return reply.type('application/json').send(failure(code, languageOf(reply.request) ?? 'it'))
}

/** The library explains itself in English: editors get the sentence in their language, and programs the code. */
function failure(code: string, locale: Locale): { success: false; code: string; message: string } {
  const sentences: Record<string, string> = messagesIn(locale).signIn.failures
  return { success: false, code, message: sentences[code] ?? messagesIn(locale).signIn.failed }
}

function codeIn(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer && 'code' in answer && typeof answer.code === 'string' ? answer.code : undefined
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Who tries to come in leaves a trace; what was typed does not. */
function logAnswer(request: FastifyRequest, { path, status }: AuthEvent): void {
  if (status >= 400) request.log.warn({ path, status }, 'sign-in refused')
  else if (request.method === 'POST') request.log.info({ path, status }, 'sign-in')
}
