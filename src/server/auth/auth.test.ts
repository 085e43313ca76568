import { randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { hashPassword } from 'better-auth/crypto'
import fastify, { type InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { Role } from '../../content/role.ts'
import type { Engine } from '../../store/database.ts'
import { addUser } from '../../store/users.ts'
import { codeOf, ERRORS } from '../errors.ts'
import { addAuthRoutes } from './authRoutes.ts'
import { createAuth } from './createAuth.ts'
import { signedInUser } from './signedIn.ts'

const SITE = 'https://rivista.example'
const PASSWORD = 'una-parola-lunga-assai'
const EMAIL = 'ada@example.it'
const clock = () => new Date()

async function open(engine: Engine, { mustChangePassword = false, twoFactorRoles = [] as Role[] } = {}) {
  const database = await newDatabase(engine)
  const user = await addUser(
    database,
    { name: 'Ada', email: EMAIL, role: 'redattore' },
    { clock, passwordHash: await hashPassword(PASSWORD), mustChangePassword },
  )
  const links: string[] = []
  const auth = createAuth({
    database,
    siteUrl: SITE,
    secret: 'un segreto lungo abbastanza da non essere indovinato mai',
    sendLink: async (_email, link) => void links.push(link),
  })
  const gate = { auth, siteUrl: SITE, settings: async () => ({ twoFactorRoles }) }
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(ERRORS[codeOf(error)]).send({ code: codeOf(error) }))
  addAuthRoutes(app, auth, SITE)
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
  return { app, user, links, send, signIn }
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
    const { send, signIn, links } = await open(engine)
    const session = cookiesOf(await signIn())
    expect((await send('/api/auth/request-password-reset', { email: 'nessuno@example.it' })).statusCode).toBe(200)
    expect(links).toEqual([])
    expect((await send('/api/auth/request-password-reset', { email: EMAIL })).statusCode).toBe(200)
    const token = /reset-password\/([^?]+)/.exec(links[0] ?? '')?.[1]
    const reset = () => send('/api/auth/reset-password', { token, newPassword: 'una-nuova-parola-lunga' })
    expect((await reset()).statusCode).toBe(200)
    expect((await reset()).json()).toMatchObject({ message: 'Il collegamento non è valido o è scaduto.' })
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
    expect((await signIn('una-nuova-parola-lunga')).statusCode).toBe(200)
  })

  it('asks who wants it for a second factor: a code of the app, or one of the spare ones, once', async () => {
    const { send, signIn } = await open(engine, { twoFactorRoles: ['redattore'] })
    const first = cookiesOf(await signIn())
    expect((await send('/api/admin/me', undefined, first)).json()).toEqual({ code: 'second-factor-needed' })
    const enabled = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, first)).json<{
      totpURI: string
      backupCodes: string[]
    }>()
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

  it('slows who guesses', async () => {
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
