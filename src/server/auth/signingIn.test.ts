import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { PASSWORD, PASSWORD_HASH, quickHashing } from '../../../tests/support/password.ts'
import { authenticator, cookiesOf, EMAIL, openAuthServer, type Enabled } from '../../../tests/support/authServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import { DAY_MS } from '../../content/time.ts'
import { findPasswordHash, renewPasswordHash } from '../../store/people/passwordHashes.ts'
import { MOST_HASHING } from './authRoutes.ts'
import type { PasswordHashing } from './passwordHashing.ts'

describe.each(engines)('signing in on %s', (engine) => {
  it('opens a session with the right password, and none with a wrong one', async () => {
    const { send, signIn, user } = await openAuthServer({ engine })
    const wrong = await signIn('una-parola-sbagliata')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ success: false, code: 'INVALID_EMAIL_OR_PASSWORD', message: 'E-mail o password non corrette.' })
    expect(wrong.cookies).toEqual([])
    expect((await signIn(PASSWORD, 'nessuno@example.it')).json()).toEqual(wrong.json())
    const right = await signIn()
    expect(right.statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, cookiesOf(right))).json()).toMatchObject({ id: user.id, role: 'redattore' })
  })

  it('ends one session by its token, and answers for nobody else’s', async () => {
    const { send, signIn, lines } = await openAuthServer({ engine })
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

  it('slows who guesses one account, and lets its owner in from elsewhere', async () => {
    const { app, signIn, lines, refusals } = await openAuthServer({ engine })
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
    expect(refusals).toEqual([...Array.from({ length: 5 }, () => 'password'), 'throttled'])
  })
})

describe.each(engines)('a session on %s', (engine) => {
  it('is opened by a password that is years old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { send, signIn } = await openAuthServer({ engine })
    vi.setSystemTime(Date.now() + 5 * 365 * DAY_MS)
    const session = cookiesOf(await signIn())
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(200)
  })

  it('ends thirty days after signing in, however often it is used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { send, signIn, database } = await openAuthServer({ engine })
    const session = cookiesOf(await signIn())
    const signedInAt = Date.now()
    const me = async (days: number) => {
      vi.setSystemTime(signedInAt + days * DAY_MS)
      return (await send('/api/admin/me', undefined, session)).statusCode
    }
    for (const days of [1, 10, 20, 30 - 1 / DAY_MS]) expect(await me(days), `${days} days`).toBe(200)
    const late = await me(30)
    expect(late).toBe(401)
    expect(await database.db.selectFrom('session').selectAll().execute()).toEqual([])
    expect((await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'x' }, session)).statusCode).toBe(401)
  })

  it('still ends after fourteen days without use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { send, signIn } = await openAuthServer({ engine })
    const session = cookiesOf(await signIn())
    vi.setSystemTime(Date.now() + 14 * DAY_MS + 1)
    expect((await send('/api/admin/me', undefined, session)).statusCode).toBe(401)
  })

  it('begins with a password kept as it is kept today, whether or not a second step follows', async () => {
    const passwords: PasswordHashing = {
      hash: async (password) => `new ${await quickHashing.hash(password)}`,
      verify: ({ hash, password }) => quickHashing.verify({ hash: hash.replace('new ', ''), password }),
      isOutdated: (hash) => !hash.startsWith('new '),
    }
    const { send, signIn, database, user } = await openAuthServer({ engine, passwords })
    const kept = () => findPasswordHash(database, user.id)
    expect((await signIn('una-parola-sbagliata')).statusCode).toBe(401)
    expect(await kept()).toBe(PASSWORD_HASH)
    const session = cookiesOf(await signIn())
    expect(await kept()).toBe(`new ${PASSWORD_HASH}`)
    expect((await signIn()).statusCode).toBe(200)
    const { totpURI } = (await send('/api/auth/two-factor/enable', { password: PASSWORD }, session)).json<Enabled>()
    await send('/api/auth/two-factor/verify-totp', { code: await authenticator(totpURI).totp() }, session)
    await renewPasswordHash(database, user.id, { from: `new ${PASSWORD_HASH}`, to: PASSWORD_HASH })
    expect((await signIn()).json()).toMatchObject({ twoFactorRedirect: true })
    expect(await kept()).toBe(`new ${PASSWORD_HASH}`)
  })
})

describe('signing in', () => {
  it('keeps its cookies from scripts, from other sites and from plain connections', async () => {
    const { signIn } = await openAuthServer()
    const { cookies } = await signIn()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie.name).toMatch(/^__Host-edicola\./)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
      expect(cookie).not.toHaveProperty('domain')
    }
  })

  it('lets nobody in without a session, or with one that was made up', async () => {
    const { send } = await openAuthServer()
    expect((await send('/api/admin/me')).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, '__Host-edicola.session_token=inventato.firma')).statusCode).toBe(401)
  })

  it('refuses what another site sends', async () => {
    const { send, signIn } = await openAuthServer()
    const cookie = cookiesOf(await signIn())
    expect((await send('/api/admin/me', {}, cookie)).statusCode).toBe(200)
    expect((await send('/api/admin/me', {}, cookie, { origin: 'https://altrove.example' })).json()).toEqual({ code: 'cross-site' })
    expect((await send('/api/admin/me', {}, cookie, { 'sec-fetch-site': 'cross-site' })).json()).toEqual({ code: 'cross-site' })
    const forged = await send('/api/auth/sign-out', {}, cookie, { origin: 'https://altrove.example' })
    expect(forged.statusCode).toBe(403)
  })

  it('lists sessions and ends them', async () => {
    const { send, signIn } = await openAuthServer()
    const [first, second] = [cookiesOf(await signIn()), cookiesOf(await signIn())]
    expect((await send('/api/auth/list-sessions', undefined, first)).json()).toHaveLength(2)
    expect((await send('/api/auth/revoke-other-sessions', {}, first)).statusCode).toBe(200)
    expect((await send('/api/admin/me', undefined, second)).statusCode).toBe(401)
    expect((await send('/api/admin/me', undefined, first)).statusCode).toBe(200)
  })

  it('answers in the language of who asks', async () => {
    const { send, signIn, directory, user } = await openAuthServer()
    const english = { 'x-edicola-language': 'en' }
    const wrong = await send('/api/auth/sign-in/email', { email: EMAIL, password: 'x'.repeat(12) }, '', english)
    expect(wrong.json()).toMatchObject({ message: 'Wrong e-mail or password.' })
    const session = cookiesOf(await signIn())
    unwrap(await directory.changeProfile(user, { language: 'en' }))
    const refused = await send('/api/auth/change-password', { currentPassword: 'x', newPassword: 'tre mele e un cavallo blu' }, session)
    expect(refused.json()).toMatchObject({ message: 'The present password is wrong.' })
  })

  it('tells one too many to come back, and neither counts the attempt nor uses up a link', async () => {
    let begun = 0
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const hash = async (password: string) => {
      begun += 1
      await held
      return quickHashing.hash(password)
    }
    const { app, send, signIn, tokens } = await openAuthServer({ passwords: { ...quickHashing, hash } })
    await send('/api/auth/request-password-reset', { email: EMAIL })
    await vi.waitFor(() => expect(tokens).toHaveLength(1))
    // An address that nobody has is hashed for all the same.
    const waiting = Array.from({ length: MOST_HASHING }, (_, number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { origin: SITE },
        remoteAddress: `192.0.2.${number}`,
        payload: { email: `persona-${number}@example.it`, password: PASSWORD },
      }),
    )
    await vi.waitFor(() => expect(begun).toBe(MOST_HASHING))
    const choose = () => send('/api/auth/reset-password', { token: tokens[0], newPassword: 'tre mele e un cavallo blu' })
    for (let time = 0; time < 10; time++) {
      const refused = await signIn()
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        503,
        '10',
        { success: false, code: 'TOO_BUSY', message: 'Troppe persone stanno entrando insieme: riprova fra qualche secondo.' },
      ])
    }
    expect((await choose()).json()).toMatchObject({ code: 'TOO_BUSY' })
    goOn()
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
    expect((await choose()).statusCode).toBe(200)
  })

  it('slows who sends half a request', async () => {
    const { send, signIn } = await openAuthServer()
    for (let attempt = 0; attempt < 10; attempt++) await send('/api/auth/sign-in/email', { email: EMAIL })
    expect((await signIn()).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
