import { randomUUID } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import fastify, { type InjectOptions } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { Role } from '../../src/content/people/role.ts'
import type { Clock } from '../../src/content/time.ts'
import { addAuthRoutes } from '../../src/server/auth/authRoutes.ts'
import { createAuth } from '../../src/server/auth/createAuth.ts'
import type { PasswordHashing } from '../../src/server/auth/passwordHashing.ts'
import { createSessionFinder, renewCookies } from '../../src/server/auth/sessionFinder.ts'
import { signedInUser } from '../../src/server/auth/signedIn.ts'
import { createSignInThrottle } from '../../src/server/auth/signInThrottle.ts'
import { createSignInLog } from '../../src/server/auth/signInLog.ts'
import { codeOf, ERRORS } from '../../src/server/errors.ts'
import { createAuditLog } from '../../src/store/people/auditLog.ts'
import type { Engine } from '../../src/store/database.ts'
import { createDirectory } from '../../src/store/people/directory.ts'
import { readPasswordLink } from '../../src/store/people/passwordLinks.ts'
import { createSignInFailures } from '../../src/store/people/signInFailures.ts'
import { addUser } from '../../src/store/people/users.ts'
import { newAddress } from './newAddress.ts'
import { PASSWORD, PASSWORD_HASH, quickHashing } from './password.ts'
import { newDatabase } from './stores.ts'
import { SITE } from './testServer.ts'

export const EMAIL = 'ada@example.it'

interface AuthServerOptions {
  readonly engine?: Engine
  readonly mustChangePassword?: boolean
  readonly twoFactorRoles?: Role[]
  readonly canSend?: boolean
  readonly passwords?: PasswordHashing
  readonly clock?: Clock
}

/** Where people sign in, and one door behind it; Ada, who has a password, and Elsa, the administrator. */
export async function openAuthServer(options: AuthServerOptions = {}) {
  const { engine = 'sqlite', mustChangePassword = false, twoFactorRoles = [], canSend = true } = options
  const { passwords = quickHashing, clock = () => new Date() } = options
  const database = await newDatabase(engine)
  const user = await addUser(
    database,
    { name: 'Ada', email: EMAIL, role: 'redattore' },
    { clock, newId: randomUUID, passwordHash: PASSWORD_HASH, mustChangePassword },
  )
  const tokens: string[] = []
  const settings = async () => ({ name: 'Mezzaluce', twoFactorRoles })
  const audit = createAuditLog(database, clock, (error) => {
    throw error
  })
  const signInLog = createSignInLog({ database, audit, clock })
  const auth = createAuth({
    database,
    clock,
    siteUrl: SITE,
    secret: 'un segreto lungo abbastanza da non essere indovinato mai',
    passwords,
    settings,
    sendReset: canSend ? (_account, token) => void tokens.push(token) : null,
    onPasswordChosen: (before, address) => signInLog.noteChosen(before, address),
  })
  const findSession = createSessionFinder({ auth, database, clock })
  const guard = { findSession, siteUrl: SITE, settings }
  const directory = createDirectory({ database, audit, clock, newId: randomUUID })
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(ERRORS[codeOf(error)]).send({ code: codeOf(error) }))
  // Time stands still for the throttle: on a slow machine a pause must not be over before it is tried.
  const now = clock()
  const refusals: string[] = []
  addAuthRoutes(app, {
    auth,
    findSession,
    siteUrl: SITE,
    signInLog,
    throttle: createSignInThrottle(createSignInFailures(database, 'segreto'), () => now),
    findPasswordLink: (token) => readPasswordLink(database, token, clock()),
    countRefusal: (reason) => void refusals.push(reason),
  })
  renewCookies(app)
  app.route({ method: ['GET', 'POST'], url: '/api/admin/me', handler: (request) => signedInUser(request, guard) })
  onTestFinished(() => app.close())

  const remoteAddress = newAddress()
  const send = (path: string, payload?: object, cookie = '', more: Record<string, string> = {}) => {
    const headers = { cookie, origin: SITE, ...more }
    const asked: InjectOptions = payload ? { method: 'POST', payload } : { method: 'GET' }
    return app.inject({ ...asked, url: path, headers, remoteAddress })
  }
  const signIn = (password = PASSWORD, email = EMAIL) => send('/api/auth/sign-in/email', { email, password })
  const lines = async () => {
    const { entries } = await audit.list({ isDescending: false, limit: 100, offset: 0 })
    return entries.map(({ action, by, title, times }) => `${by?.name ?? '?'} ${action} ${title} ${times}`)
  }
  const boss = await addUser(
    database,
    { name: 'Elsa', email: 'elsa@example.it', role: 'amministratore' },
    { clock, newId: randomUUID, passwordHash: 'x' },
  )
  return { app, auth, database, user, tokens, send, signIn, lines, refusals, directory, boss }
}

export type AuthServer = Awaited<ReturnType<typeof openAuthServer>>
export type Answer = Awaited<ReturnType<AuthServer['send']>>

export const cookiesOf = ({ cookies }: Pick<Answer, 'cookies'>): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** How long an authenticator shows one code. */
export const STEP_MS = 30_000

/** What the second factor is turned on with. */
export interface Enabled {
  totpURI: string
  backupCodes: string[]
}

/** An app that was shown the QR code. */
export function authenticator(totpURI: string): ReturnType<typeof createOTP> {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return createOTP(new TextDecoder().decode(base32.decode(secret)))
}

/** Turns the second factor on for Ada, once she has signed in. */
export async function turnOnSecondFactor({ send }: AuthServer, session: string) {
  const { totpURI, backupCodes } = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, session)).json<Enabled>()
  const app = authenticator(totpURI)
  const confirmed = await send('/api/auth/two-factor/verify-totp', { code: await app.totp() }, session)
  expect(confirmed.statusCode).toBe(200)
  // The present code is used up: the next one is let in already, for clocks that run ahead.
  const code = () => app.hotp(Math.floor(Date.now() / STEP_MS) + 1)
  return { code, backupCodes, session: cookiesOf(confirmed) }
}
