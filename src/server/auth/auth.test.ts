import { randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { hashPassword } from 'better-auth/crypto'
import fastify, { type InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { must } from '../../../tests/support/newsroom.ts'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { Role } from '../../content/role.ts'
import type { Engine } from '../../store/database.ts'
import { createAuditLog } from '../../store/auditLog.ts'
import { createDirectory } from '../../store/directory.ts'
import { addUser } from '../../store/users.ts'
import { codeOf, ERRORS } from '../errors.ts'
import { addAuthRoutes } from './authRoutes.ts'
import { createAuth } from './createAuth.ts'
import { signedInUser } from './signedIn.ts'
import { createSignInThrottle } from './signInThrottle.ts'
import { createSignInTrail } from './signInTrail.ts'

const SITE = 'https://rivista.example'
const PASSWORD = 'una-parola-lunga-assai'
const EMAIL = 'ada@example.it'
const clock = () => new Date()

async function open(engine: Engine, { mustChangePassword = false, twoFactorRoles = [] as Role[], canSend = true } = {}) {
  const database = await newDatabase(engine)
  const user = await addUser(
    database,
    { name: 'Ada', email: EMAIL, role: 'redattore' },
    { clock, passwordHash: await hashPassword(PASSWORD), mustChangePassword },
  )
  const tokens: string[] = []
  const settings = async () => ({ name: 'Mezzaluce', twoFactorRoles })
  const audit = createAuditLog(database, clock, (error) => {
    throw error
  })
  const trail = createSignInTrail({ database, audit, clock })
  const auth = createAuth({
    database,
    siteUrl: SITE,
    secret: 'un segreto lungo abbastanza da non essere indovinato mai',
    settings,
    sendReset: canSend ? (_account, token) => void tokens.push(token) : null,
    onPasswordChosen: (before, address) => trail.noteChosen(before, address),
  })
  const gate = { auth, siteUrl: SITE, settings }
  const directory = createDirectory({ database, audit, clock })
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(ERRORS[codeOf(error)]).send({ code: codeOf(error) }))
  addAuthRoutes(app, { auth, siteUrl: SITE, trail, throttle: createSignInThrottle(clock) })
  app.route({ method: ['GET', 'POST'], url: '/api/admin/me', handler: (request) => signedInUser(request, gate) })
  onTestFinished(() => app.close())

  // Attempts are counted by address, for all tests together: each comes from a place of its own.
  const remoteAddress = `10.0.${randomInt(256)}.${randomInt(256)}`
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
  const boss = await addUser(database, { name: 'Elsa', email: 'elsa@example.it', role: 'amministratore' }, { clock, passwordHash: 'x' })
  return { app, database, user, tokens, send, signIn, lines, directory, boss }
}

interface Enabled {
  totpURI: string
  backupCodes: string[]
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['send']>>
const cookiesOf = ({ cookies }: Answer): string => cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

describe.each(engines)('signing in on %s', (engine) => {
  it('opens a session with the right password, and none with a wrong one', async () => {
    const { send, signIn, user } = await open(engine)
    const wrong = await signIn('una-parola-sbagliata')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ success: false, code: 'INVALID_EMAIL_OR_PASSWORD', message: 'E-mail o password non corrette.' })
    expect(wrong.cookies).toEqual([])
    expect((await signIn(PASSWORD, 'nessuno@example.it')).json()).toEqual(wrong.json())
    const right = await signIn()
    expect(right.statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, cookiesOf(right))).json()).toMatchObject({ id: user.id, role: 'redattore' })
  })

  it('keeps its cookies from scripts, from other sites and from plain connections', async () => {
    const { signIn } = await open(engine)
    const { cookies } = await signIn()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
  })

  it('lets nobody in without a session, or with one that was made up', async () => {
    const { send } = await open(engine)
    expect((await send('/api/admin/me')).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, '__Secure-edicola.session_token=inventato.firma')).statusCode).toBe(401)
  })

  it('refuses what another site sends', async () => {
    const { send, signIn } = await open(engine)
    const cookie = cookiesOf(await signIn())
    expect((await send('/api/admin/me', {}, cookie)).statusCode).toBe(200)
    expect((await send('/api/admin/me', {}, cookie, { origin: 'https://altrove.example' })).json()).toEqual({ code: 'cross-site' })
    expect((await send('/api/admin/me', {}, cookie, { 'sec-fetch-site': 'cross-site' })).json()).toEqual({ code: 'cross-site' })
    const forged = await send('/api/auth/sign-out', {}, cookie, { origin: 'https://altrove.example' })
    expect(forged.statusCode).toBe(403)
  })

  it('has nobody make themselves an editor', async () => {
    const { send } = await open(engine)
    const { statusCode } = await send('/api/auth/sign-up/email', { name: 'X', email: 'x@example.it', password: PASSWORD })
    expect(statusCode).toBeGreaterThanOrEqual(400)
  })

  it('lists sessions and ends them', async () => {
    const { send, signIn } = await open(engine)
    const [first, second] = [cookiesOf(await signIn()), cookiesOf(await signIn())]
    expect((await send('/api/auth/list-sessions', undefined, first)).json()).toHaveLength(2)
    expect((await send('/api/auth/revoke-other-sessions', {}, first)).statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, second)).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, first)).statusCode).toBe(200)
  })

  it('asks for a new password when the first one was only lent, and closes every other door when it changes', async () => {
    const { send, signIn } = await open(engine, { mustChangePassword: true })
    const elsewhere = cookiesOf(await signIn())
    const here = cookiesOf(await signIn())
    expect((await send('/api/admin/me', undefined, here)).json()).toEqual({ code: 'password-to-change' })
    const short = await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'corta' }, here)
    expect(short.json()).toMatchObject({ message: 'La password deve avere almeno 12 caratteri.' })
    expect((await send('/api/admin/me', undefined, here)).json()).toEqual({ code: 'password-to-change' })
    const changed = await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'una-nuova-parola-lunga' }, here)
    expect(changed.statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, cookiesOf(changed))).statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, elsewhere)).statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(401)
  })

  it('resets a forgotten password once, with the link that was sent', async () => {
    const { send, signIn, tokens, lines, database } = await open(engine)
    const session = cookiesOf(await signIn())
    expect((await send('/api/auth/request-password-reset', { email: 'nessuno@example.it' })).statusCode).toBe(200)
    expect(tokens).toEqual([])
    expect((await send('/api/auth/request-password-reset', { email: EMAIL })).statusCode).toBe(200)
    const [token = ''] = tokens
    expect(JSON.stringify(await database.db.selectFrom('verification').selectAll().execute())).not.toContain(token)
    const weak = await send('/api/auth/reset-password', { token, newPassword: 'password1234' })
    expect(weak.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
    const reset = () => send('/api/auth/reset-password', { token, newPassword: 'una-nuova-parola-lunga' })
    expect((await reset()).statusCode).toBe(200)
    expect((await reset()).json()).toMatchObject({ message: 'Il collegamento non è valido o è scaduto.' })
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
    expect((await signIn('una-nuova-parola-lunga')).statusCode).toBe(200)
    expect(await lines()).toEqual(['Ada sign-in Ada 1', '? reset-requested Ada 1', 'Ada password-reset Ada 1', 'Ada sign-in Ada 1'])
  })

  it('has no letter to ask for where none can be sent, whoever asks', async () => {
    const { send } = await open(engine, { canSend: false })
    for (const email of [EMAIL, 'nessuno@example.it']) {
      const asked = await send('/api/auth/request-password-reset', { email })
      expect(asked.json()).toEqual({
        success: false,
        code: 'RESET_PASSWORD_DISABLED',
        message: 'Questo sito non può spedire e-mail: chiedi un collegamento a un amministratore.',
      })
    }
  })

  it('keeps who is suspended out at once, and says so only to who knows the password', async () => {
    const { send, signIn, directory, boss, user, tokens } = await open(engine)
    const session = cookiesOf(await signIn())
    const { token } = must(await directory.resetLink(boss, user.id))
    must(await directory.suspend(boss, user.id))
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
    expect((await signIn('una-parola-sbagliata')).json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    const refused = await signIn()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'SUSPENDED' })
    expect(refused.cookies.filter(({ value }) => value !== '')).toEqual([])
    expect((await send('/api/auth/request-password-reset', { email: EMAIL })).statusCode).toBe(200)
    expect(tokens).toEqual([])
    expect((await send('/api/auth/reset-password', { token, newPassword: 'una-nuova-parola-lunga' })).json()).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    must(await directory.reactivate(boss, user.id))
    expect((await signIn()).statusCode).toBe(200)
  })

  it('lets who was invited choose a password, once, and come in', async () => {
    const { send, signIn, directory, boss, lines } = await open(engine)
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'redattore' } as const
    const { token, account } = must(await directory.invite(boss, dino))
    expect((await signIn('una-parola-lunga-assai', dino.email)).json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    const accept = (newPassword: string) => send('/api/auth/reset-password', { token, newPassword })
    expect((await accept('dino@example.it')).json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
    expect((await accept('corta')).json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
    expect((await accept('tre mele e un cavallo blu')).statusCode).toBe(200)
    expect((await accept('tre mele e un cavallo blu')).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const come = await signIn('tre mele e un cavallo blu', dino.email)
    expect((await send('/api/admin/me', undefined, cookiesOf(come))).json()).toMatchObject({ id: account.id, role: 'redattore' })
    expect(must(await directory.find(boss, account.id))).toMatchObject({ state: 'active', invitedUntil: null })
    expect(must(await directory.find(boss, account.id)).lastSignInAt).not.toBeNull()
    expect(await lines()).toEqual([
      'Elsa invite Dino 1',
      '? sign-in-failed Dino 1',
      'Dino invitation-accepted Dino 1',
      'Dino sign-in Dino 1',
    ])
  })

  it('opens nothing with an invitation that was withdrawn, replaced or has run out', async () => {
    const { database, send, directory, boss } = await open(engine)
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'redattore' } as const
    const first = must(await directory.invite(boss, dino))
    const second = must(await directory.inviteAgain(boss, first.account.id))
    const accept = (token: string) => send('/api/auth/reset-password', { token, newPassword: 'tre mele e un cavallo blu' })
    expect((await accept(first.token)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const past = new Date(Date.now() - 1000)
    await database.write((db) =>
      db
        .updateTable('verification')
        .set({ expiresAt: engine === 'postgres' ? past : past.toISOString() })
        .execute(),
    )
    expect((await accept(second.token)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const third = must(await directory.inviteAgain(boss, first.account.id))
    must(await directory.remove(boss, first.account.id))
    expect((await accept(third.token)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it.each(['password1234', 'mezzaluce2026', 'ada@example.it'])('refuses to change to %s, easy to guess', async (newPassword) => {
    const { send, signIn } = await open(engine)
    const answer = await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, cookiesOf(await signIn()))
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', message: expect.stringContaining('si indovina facilmente') as string })
    expect((await signIn()).statusCode).toBe(200)
  })

  it('asks who wants it for a second factor: a code of the app, or one of the spare ones, once', async () => {
    const { send, signIn } = await open(engine, { twoFactorRoles: ['redattore'] })
    const first = cookiesOf(await signIn())
    expect((await send('/api/admin/me', undefined, first)).json()).toEqual({ code: 'second-factor-needed' })
    const enabled = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, first)).json<Enabled>()
    const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? ''
    const code = () => createOTP(new TextDecoder().decode(base32.decode(secret))).totp()
    const confirmed = await send('/api/auth/two-factor/verify-totp', { code: await code() }, first)
    expect((await send('/api/admin/me', undefined, cookiesOf(confirmed))).statusCode).toBe(200)

    const halfWay = await signIn()
    expect(halfWay.json()).toMatchObject({ twoFactorRedirect: true })
    expect((await send('/api/admin/me', undefined, cookiesOf(halfWay))).statusCode).toBe(401)
    const wrong = await send('/api/auth/two-factor/verify-totp', { code: '000000' }, cookiesOf(halfWay))
    expect(wrong.json()).toMatchObject({ message: 'Il codice non è corretto.' })
    const right = await send('/api/auth/two-factor/verify-totp', { code: await code() }, cookiesOf(halfWay))
    expect((await send('/api/admin/me', undefined, cookiesOf(right))).statusCode).toBe(200)

    const spare = async () => send('/api/auth/two-factor/verify-backup-code', { code: enabled.backupCodes[0] }, cookiesOf(await signIn()))
    expect((await send('/api/admin/me', undefined, cookiesOf(await spare()))).statusCode).toBe(200)
    expect((await spare()).statusCode).toBe(401)
  })

  /** Signs in and turns the second factor on. */
  async function withSecondFactor({ send, signIn }: Awaited<ReturnType<typeof open>>) {
    const first = cookiesOf(await signIn())
    const enabled = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, first)).json<Enabled>()
    const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? ''
    const code = () => createOTP(new TextDecoder().decode(base32.decode(secret))).totp()
    const confirmed = await send('/api/auth/two-factor/verify-totp', { code: await code() }, first)
    expect(confirmed.statusCode).toBe(200)
    return { code, backupCodes: enabled.backupCodes, session: cookiesOf(confirmed) }
  }

  it('gives new recovery codes for the password, and the old ones no longer serve', async () => {
    const room = await open(engine)
    const { send, signIn, lines } = room
    const { backupCodes, session } = await withSecondFactor(room)
    const wrong = await send('/api/auth/two-factor/generate-backup-codes', { password: 'una-parola-sbagliata' }, session)
    expect(wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    const fresh = (await send('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }, session)).json<Enabled>()
    const use = async (code = '') => send('/api/auth/two-factor/verify-backup-code', { code }, cookiesOf(await signIn()))
    expect((await use(backupCodes[0])).json()).toMatchObject({ code: 'INVALID_BACKUP_CODE' })
    expect((await use(fresh.backupCodes[0])).statusCode).toBe(200)
    expect(await lines()).toEqual([
      'Ada sign-in Ada 1',
      'Ada second-factor-on Ada 1',
      'Ada recovery-codes Ada 1',
      '? sign-in-failed  1',
      'Ada sign-in Ada 1',
    ])
  })

  it('lets the second factor be turned off for the password, unless the role needs it', async () => {
    const free = await open(engine)
    const off = (room: typeof free, password: string, cookie: string) => room.send('/api/auth/two-factor/disable', { password }, cookie)
    const { session } = await withSecondFactor(free)
    expect((await off(free, 'una-parola-sbagliata', session)).json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await off(free, PASSWORD, session)).statusCode).toBe(200)
    expect((await free.signIn()).json()).not.toHaveProperty('twoFactorRedirect')

    const bound = await open(engine, { twoFactorRoles: ['redattore'] })
    const kept = await withSecondFactor(bound)
    const refused = await off(bound, PASSWORD, kept.session)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect((await bound.send('/api/admin/me', undefined, kept.session)).statusCode).toBe(200)
    expect(await bound.lines()).toContain('Ada refused Ada 1')
  })

  it('trusts a device that asked for it, until the password changes', async () => {
    const room = await open(engine)
    const { send, signIn } = room
    const { code } = await withSecondFactor(room)
    const halfWay = cookiesOf(await signIn())
    const trusted = await send('/api/auth/two-factor/verify-totp', { code: await code(), trustDevice: true }, halfWay)
    const device = trusted.cookies.filter(({ name }) => name.includes('trust_device'))
    expect(device).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 }])
    const cookieOf = (cookies: Answer['cookies']) => cookiesOf({ cookies } as Answer) // all that it reads
    const again = (cookie: string) => send('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }, cookie)
    const known = await again(cookieOf(device))
    expect(known.json()).not.toHaveProperty('twoFactorRedirect')
    // Each sign-in renews the trust: the cookie used before is good for nothing.
    const renewed = known.cookies.filter(({ name }) => name.includes('trust_device'))
    expect((await again(cookieOf(device))).json()).toMatchObject({ twoFactorRedirect: true })
    const newPassword = 'tre mele e un cavallo blu'
    await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, cookiesOf(known))
    const after = await send('/api/auth/sign-in/email', { email: EMAIL, password: newPassword }, cookieOf(renewed))
    expect(after.json()).toMatchObject({ twoFactorRedirect: true })
  })

  it('lets an administrator take away a second factor that was lost', async () => {
    const room = await open(engine, { twoFactorRoles: ['redattore'] })
    const { send, signIn, directory, boss, user, lines } = room
    const { session } = await withSecondFactor(room)
    must(await directory.resetSecondFactor(boss, user.id))
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
    const come = await signIn()
    expect(come.json()).not.toHaveProperty('twoFactorRedirect')
    expect((await send('/api/admin/me', undefined, cookiesOf(come))).json()).toEqual({ code: 'second-factor-needed' })
    expect(await lines()).toContain('Elsa second-factor-reset Ada 1')
  })

  it('ends one session by its token, and answers for nobody else’s', async () => {
    const { send, signIn, lines } = await open(engine)
    const [first, second] = [cookiesOf(await signIn()), cookiesOf(await signIn())]
    const sessions = (await send('/api/auth/list-sessions', undefined, first)).json<{ token: string }[]>()
    const other = sessions.find(({ token }) => !decodeURIComponent(first).includes(token))
    expect((await send('/api/auth/revoke-session', { token: other?.token }, first)).statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, second)).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, first)).statusCode).toBe(200)
    expect((await send('/api/auth/sign-out', {}, first)).statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, first)).statusCode).toBe(401)
    expect(await lines()).toEqual(['Ada sign-in Ada 1', 'Ada sign-in Ada 1', 'Ada sessions-ended Ada 1', 'Ada sign-out Ada 1'])
  })

  it.each([
    ['POST', 'sign-up/email'],
    ['POST', 'update-user'],
    ['POST', 'delete-user'],
    ['POST', 'change-email'],
    ['POST', 'sign-in/social'],
    ['GET', 'reset-password/abc'],
    ['GET', 'error'],
    ['POST', 'two-factor/send-otp'],
    ['POST', '../admin/article'],
    ['POST', 'constructor'],
  ] as const)('has no door %s %s', async (method, path) => {
    const { app } = await open(engine)
    const { statusCode } = await app.inject({ method, url: `/api/auth/${path}`, headers: { origin: SITE } })
    expect(statusCode).toBe(404)
  })

  it('answers in the language of who asks', async () => {
    const { send, signIn, directory, user } = await open(engine)
    const english = { 'x-edicola-language': 'en' }
    const wrong = await send('/api/auth/sign-in/email', { email: EMAIL, password: 'x'.repeat(12) }, '', english)
    expect(wrong.json()).toMatchObject({ message: 'Wrong e-mail or password.' })
    const session = cookiesOf(await signIn())
    must(await directory.changeProfile(user, { language: 'en' }))
    const refused = await send('/api/auth/change-password', { currentPassword: 'x', newPassword: 'tre mele e un cavallo blu' }, session)
    expect(refused.json()).toMatchObject({ message: 'The present password is wrong.' })
  })

  it('slows who guesses one account, and lets its owner in from elsewhere', async () => {
    const { app, signIn, lines } = await open(engine)
    const guess = () => signIn('una-parola-sbagliata')
    for (let count = 0; count < 5; count++) expect((await guess()).statusCode).toBe(401)
    const slowed = await signIn()
    expect(slowed.statusCode).toBe(429)
    expect(slowed.headers['retry-after']).toBe('2')
    expect(slowed.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const payload = { email: EMAIL, password: PASSWORD }
    const elsewhere = { method: 'POST', url: '/api/auth/sign-in/email', headers: { origin: SITE }, remoteAddress: '192.0.2.7' } as const
    expect((await app.inject({ ...elsewhere, payload })).statusCode).toBe(200)
    expect(await lines()).toEqual(['? sign-in-failed Ada 5', 'Ada sign-in Ada 1'])
  })

  it('slows who sends half a request', async () => {
    const { send, signIn } = await open(engine)
    for (let attempt = 0; attempt < 10; attempt++) await send('/api/auth/sign-in/email', { email: EMAIL })
    expect((await signIn()).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it.each(['{', '[]', '"x"', '{"email":{"$gt":""},"password":1}', '{"email":"a@b.it"}'])('meets %s with a refusal', async (payload) => {
    const { app } = await open(engine)
    const headers = { origin: SITE, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })
})
