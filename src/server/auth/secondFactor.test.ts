import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { PASSWORD } from '../../../tests/support/password.ts'
import {
  authenticator,
  cookiesOf,
  EMAIL,
  openAuthServer,
  STEP_MS,
  turnOnSecondFactor,
  type Answer,
  type AuthServer,
  type Enabled,
} from '../../../tests/support/authServer.ts'
import { engines } from '../../../tests/support/stores.ts'

/** Signs in and turns the second factor on. */
const withSecondFactor = async (server: AuthServer) => turnOnSecondFactor(server, cookiesOf(await server.signIn()))

/** Codes are of a moment: it passes when the test says so. */
function stopTheClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => void vi.setSystemTime(Date.now() + ms)
}

describe.each(engines)('the second factor on %s', (engine) => {
  it('asks who wants it for a second factor: a code of the app, or one of the spare ones, once', async () => {
    const server = await openAuthServer({ engine, twoFactorRoles: ['redattore'] })
    const { send, signIn } = server
    const first = cookiesOf(await signIn())
    expect((await send('/api/admin/me', undefined, first)).json()).toEqual({ code: 'second-factor-needed' })
    const { code, backupCodes, session } = await turnOnSecondFactor(server, first)
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(200)

    const halfWay = await signIn()
    expect(halfWay.json()).toMatchObject({ twoFactorRedirect: true })
    expect((await send('/api/admin/me', undefined, cookiesOf(halfWay))).statusCode).toBe(401)
    const wrong = await send('/api/auth/two-factor/verify-totp', { code: '000000' }, cookiesOf(halfWay))
    expect(wrong.json()).toMatchObject({ message: 'Il codice non è corretto.' })
    const right = await send('/api/auth/two-factor/verify-totp', { code: await code() }, cookiesOf(halfWay))
    expect((await send('/api/admin/me', undefined, cookiesOf(right))).statusCode).toBe(200)

    const spare = async () => send('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] }, cookiesOf(await signIn()))
    expect((await send('/api/admin/me', undefined, cookiesOf(await spare()))).statusCode).toBe(200)
    expect((await spare()).statusCode).toBe(401)
  })

  it('gives ten spare codes of ten characters, and keeps none of them as it is', async () => {
    const room = await openAuthServer({ engine })
    const { backupCodes } = await withSecondFactor(room)
    expect(backupCodes.filter((code) => !/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/.test(code))).toEqual([])
    expect([backupCodes.length, new Set(backupCodes).size]).toEqual([10, 10])
    const kept = JSON.stringify(await room.database.db.selectFrom('twoFactor').selectAll().execute())
    expect(kept).toContain('"backupCodes":"')
    expect(backupCodes.filter((code) => kept.includes(code))).toEqual([])
  })

  it('lets a code in once, whoever shows it again, and the one after it', async () => {
    const passTime = stopTheClock()
    const room = await openAuthServer({ engine })
    const { send, signIn, lines } = room
    const { code } = await withSecondFactor(room)
    const use = async (shown: string) => send('/api/auth/two-factor/verify-totp', { code: shown }, cookiesOf(await signIn()))
    const shown = await code()
    const together = await Promise.all([use(shown), use(shown), use(shown)])
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
    expect((await use(shown)).json()).toMatchObject({
      code: 'CODE_ALREADY_USED',
      message: 'Questo codice è già stato usato: aspetta il prossimo, che arriva entro trenta secondi.',
    })
    passTime(STEP_MS)
    expect((await use(shown)).json()).toMatchObject({ code: 'CODE_ALREADY_USED' })
    expect((await use(await code())).statusCode).toBe(200)
    expect(await lines()).toContain('Ada second-factor-failed Ada 4')
  })

  it('lets the code that turned it on open nothing else', async () => {
    stopTheClock()
    const { send, signIn } = await openAuthServer({ engine })
    const first = cookiesOf(await signIn())
    const { totpURI } = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, first)).json<Enabled>()
    const shown = await authenticator(totpURI).totp()
    expect((await send('/api/auth/two-factor/verify-totp', { code: shown }, first)).statusCode).toBe(200)
    const again = await send('/api/auth/two-factor/verify-totp', { code: shown }, cookiesOf(await signIn()))
    expect(again.json()).toMatchObject({ code: 'CODE_ALREADY_USED' })
  })

  it('ends the sessions that were opened without it, and keeps the one that turned it on', async () => {
    const room = await openAuthServer({ engine })
    const { send, signIn } = room
    const before = cookiesOf(await signIn())
    const { session } = await withSecondFactor(room)
    expect((await send('/api/admin/me', undefined, before)).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(200)
    expect((await send('/api/auth/list-sessions', undefined, session)).json()).toHaveLength(1)
  })

  it('ends the other sessions and trusts no device any more once it is replaced', async () => {
    const room = await openAuthServer({ engine })
    const { send, signIn } = room
    const { session, code } = await withSecondFactor(room)
    const elsewhere = await send('/api/auth/two-factor/verify-totp', { code: await code(), trustDevice: true }, cookiesOf(await signIn()))
    const { totpURI } = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, session)).json<Enabled>()
    expect((await send('/api/admin/me', undefined, cookiesOf(elsewhere))).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(200)
    const device = cookiesOf({ cookies: elsewhere.cookies.filter(({ name }) => name.includes('trust_device')) })
    const back = await send('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }, device)
    expect(back.json()).toMatchObject({ twoFactorRedirect: true })
    // Another secret has codes of its own, none of which was used.
    const shown = await authenticator(totpURI).totp()
    expect((await send('/api/auth/two-factor/verify-totp', { code: shown }, cookiesOf(back))).statusCode).toBe(200)
  })

  it('writes a wrong code after the right password under the name of whose password it was', async () => {
    const room = await openAuthServer({ engine })
    const { send, signIn, lines } = room
    const { code } = await withSecondFactor(room)
    const halfWay = cookiesOf(await signIn())
    for (const wrong of ['000000', '12']) await send('/api/auth/two-factor/verify-totp', { code: wrong }, halfWay)
    await send('/api/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' }, halfWay)
    await send('/api/auth/two-factor/verify-totp', { code: await code() }, 'edicola.two_factor=inventato')
    expect(await lines()).toEqual([
      'Ada sign-in Ada 1',
      'Ada second-factor-on Ada 1',
      'Ada second-factor-failed Ada 3',
      '? sign-in-failed  1',
    ])
  })

  it('trusts a device that asked for it, until the password changes', async () => {
    const room = await openAuthServer({ engine })
    const { send, signIn } = room
    const { code } = await withSecondFactor(room)
    const halfWay = cookiesOf(await signIn())
    const trusted = await send('/api/auth/two-factor/verify-totp', { code: await code(), trustDevice: true }, halfWay)
    const device = trusted.cookies.filter(({ name }) => name.includes('trust_device'))
    expect(device).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 }])
    const cookieOf = (cookies: Answer['cookies']) => cookiesOf({ cookies })
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
    const room = await openAuthServer({ engine, twoFactorRoles: ['redattore'] })
    const { send, signIn, directory, boss, user, lines } = room
    const { session } = await withSecondFactor(room)
    unwrap(await directory.resetSecondFactor(boss, user.id))
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
    const come = await signIn()
    expect(come.json()).not.toHaveProperty('twoFactorRedirect')
    expect((await send('/api/admin/me', undefined, cookiesOf(come))).json()).toEqual({ code: 'second-factor-needed' })
    expect(await lines()).toContain('Elsa second-factor-reset Ada 1')
  })
})

describe('the second factor', () => {
  it('gives new recovery codes for the password, and the old ones no longer serve', async () => {
    const room = await openAuthServer()
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
      'Ada second-factor-failed Ada 1',
      'Ada sign-in Ada 1',
    ])
  })

  it('lets the second factor be turned off for the password, unless the role needs it', async () => {
    const free = await openAuthServer()
    const off = (room: typeof free, password: string, cookie: string) => room.send('/api/auth/two-factor/disable', { password }, cookie)
    const { session } = await withSecondFactor(free)
    expect((await off(free, 'una-parola-sbagliata', session)).json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await off(free, PASSWORD, session)).statusCode).toBe(200)
    expect((await free.signIn()).json()).not.toHaveProperty('twoFactorRedirect')

    const bound = await openAuthServer({ twoFactorRoles: ['redattore'] })
    const kept = await withSecondFactor(bound)
    const refused = await off(bound, PASSWORD, kept.session)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect((await bound.send('/api/admin/me', undefined, kept.session)).statusCode).toBe(200)
    expect(await bound.lines()).toContain('Ada refused Ada 1')
  })
})
