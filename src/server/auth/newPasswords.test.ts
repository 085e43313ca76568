import { describe, expect, it } from 'vitest'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { PASSWORD } from '../../../tests/support/password.ts'
import { cookiesOf, EMAIL, openAuthServer } from '../../../tests/support/authServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import { claimResetLetter } from '../../store/people/resetLetters.ts'

/** Letters are sent after the answer. */
const SOON = { timeout: 20_000 }

describe.each(engines)('a new password on %s', (engine) => {
  it('asks for a new password when the first one was only lent, and closes every other door when it changes', async () => {
    const { send, signIn } = await openAuthServer({ engine, mustChangePassword: true })
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
    const { send, signIn, tokens, lines, database } = await openAuthServer({ engine })
    const session = cookiesOf(await signIn())
    expect((await send('/api/auth/request-password-reset', { email: 'nessuno@example.it' })).statusCode).toBe(200)
    expect(tokens).toEqual([])
    expect((await send('/api/auth/request-password-reset', { email: EMAIL })).statusCode).toBe(200)
    await expect.poll(() => tokens, SOON).toHaveLength(1)
    await expect.poll(lines, SOON).toHaveLength(2)
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

  it('lets who was invited choose a password, once, and come in', async () => {
    const { send, signIn, directory, boss, lines } = await openAuthServer({ engine })
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'redattore' } as const
    const { token, account } = unwrap(await directory.invite(boss, dino))
    expect((await signIn('una-parola-lunga-assai', dino.email)).json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    const accept = (newPassword: string) => send('/api/auth/reset-password', { token, newPassword })
    expect((await accept('dino@example.it')).json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
    expect((await accept('corta')).json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
    expect((await accept('tre mele e un cavallo blu')).statusCode).toBe(200)
    expect((await accept('tre mele e un cavallo blu')).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const come = await signIn('tre mele e un cavallo blu', dino.email)
    expect((await send('/api/admin/me', undefined, cookiesOf(come))).json()).toMatchObject({ id: account.id, role: 'redattore' })
    expect(unwrap(await directory.find(boss, account.id))).toMatchObject({ state: 'active', invitedUntil: null })
    expect(unwrap(await directory.find(boss, account.id)).lastSignInAt).not.toBeNull()
    expect(await lines()).toEqual([
      'Elsa invite Dino 1',
      '? sign-in-failed Dino 1',
      'Dino invitation-accepted Dino 1',
      'Dino sign-in Dino 1',
    ])
  })

  it('sends one mailbox three letters an hour at most, whoever asks and from wherever', async () => {
    let now = new Date()
    const pass = (ms: number) => void (now = new Date(now.getTime() + ms))
    const { app, tokens, lines, database, user } = await openAuthServer({ engine, clock: () => now })
    let asked = 0
    const ask = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, place) => {
          const remoteAddress = `192.0.2.${place + 1}`
          const payload = { email: place % 2 ? EMAIL : EMAIL.toUpperCase() }
          return app.inject({ method: 'POST', url: '/api/auth/request-password-reset', headers: { origin: SITE }, payload, remoteAddress })
        }),
      )
      for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }])
      asked += count
      await expect.poll(async () => (await lines()).filter((line) => line === '? reset-requested Ada 1').length, SOON).toBe(asked)
    }
    await ask(8)
    expect(tokens).toHaveLength(3)
    pass(60 * 60_000 - 1)
    await ask(2)
    expect(tokens).toHaveLength(3)
    pass(1)
    await ask(5)
    expect(tokens).toHaveLength(6)
    // Another process on the same store counts with us.
    expect(await claimResetLetter(database, user.id, now)).toBe(false)
  })

  it('answers whoever asks for a letter before it looks for them', async () => {
    const { send, database, tokens } = await openAuthServer({ engine })
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => void (letGo = resolve))
    let isHeld = (): void => undefined
    const isHolding = new Promise<void>((resolve) => void (isHeld = resolve))
    const busy = database.write(async () => {
      isHeld()
      await held
    })
    await isHolding
    const answers = await Promise.all([EMAIL, 'nessuno@example.it'].map((email) => send('/api/auth/request-password-reset', { email })))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"status":true}'],
      [200, '{"status":true}'],
    ])
    expect(tokens).toEqual([])
    letGo()
    await busy
    await expect.poll(() => tokens, SOON).toHaveLength(1)
  })

  it('says whose link it is while it works, and nothing of anybody afterwards', async () => {
    const { send, directory, boss, database, user, tokens } = await openAuthServer({ engine })
    const read = async (token: unknown) => (await send('/api/auth/password-link', { token })).json<unknown>()
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'redattore' } as const
    const { token, account } = unwrap(await directory.invite(boss, dino))
    expect(await read(token)).toEqual({ state: 'open', name: 'Dino', email: 'dino@example.it' })
    expect(await read(`${token}x`)).toEqual({ state: 'unknown' })
    for (const nonsense of ['', 7, null, ['x'], 'x'.repeat(500)]) expect(await read(nonsense)).toEqual({ state: 'unknown' })
    const used = await send('/api/auth/reset-password', { token, newPassword: 'tre mele e un cavallo blu' })
    expect(used.cookies).toEqual([])
    expect(await read(token)).toEqual({ state: 'unknown' })
    await send('/api/auth/request-password-reset', { email: EMAIL })
    await expect.poll(() => tokens, SOON).toHaveLength(1)
    expect(await read(tokens[0])).toMatchObject({ state: 'open', email: EMAIL })
    const past = new Date(Date.now() - 1000)
    const expiresAt = engine === 'postgres' ? past : past.toISOString()
    await database.write((db) => db.updateTable('verification').set({ expiresAt }).execute())
    expect(await read(tokens[0])).toEqual({ state: 'expired' })
    unwrap(await directory.suspend(boss, user.id))
    expect(await read(tokens[0])).toEqual({ state: 'unknown' })
    const { statusCode } = await send('/api/auth/password-link', { token }, '', { 'sec-fetch-site': 'cross-site' })
    expect(statusCode).toBe(403)
    expect(account.email).toBe(dino.email)
  })

  it('opens nothing with an invitation that was withdrawn, replaced or has run out', async () => {
    const { database, send, directory, boss } = await openAuthServer({ engine })
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'redattore' } as const
    const first = unwrap(await directory.invite(boss, dino))
    const second = unwrap(await directory.inviteAgain(boss, first.account.id))
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
    const third = unwrap(await directory.inviteAgain(boss, first.account.id))
    unwrap(await directory.remove(boss, first.account.id))
    expect((await accept(third.token)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
  })
})

describe('a new password', () => {
  it('has no letter to ask for where none can be sent, whoever asks', async () => {
    const { send } = await openAuthServer({ canSend: false })
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
    const { send, signIn, directory, boss, user, tokens, lines } = await openAuthServer()
    const session = cookiesOf(await signIn())
    const { token } = unwrap(await directory.resetLink(boss, user.id))
    unwrap(await directory.suspend(boss, user.id))
    for (const path of ['/api/admin/me', '/api/auth/get-session', '/api/auth/list-sessions']) {
      const answer = await send(path, undefined, session)
      expect([answer.statusCode, answer.json<{ code: string }>().code], path).toEqual([403, 'suspended'])
    }
    const changes = { currentPassword: PASSWORD, newPassword: 'una-nuova-parola-lunga' }
    expect((await send('/api/auth/change-password', changes, session)).statusCode).toBe(403)
    expect((await signIn('una-parola-sbagliata')).json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    const refused = await signIn()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'SUSPENDED' })
    expect(refused.cookies.filter(({ value }) => value !== '')).toEqual([])
    expect((await send('/api/auth/request-password-reset', { email: EMAIL })).statusCode).toBe(200)
    await expect.poll(lines, SOON).toContain('? reset-requested Ada 1')
    expect(tokens).toEqual([])
    expect((await send('/api/auth/reset-password', { token, newPassword: 'una-nuova-parola-lunga' })).json()).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    unwrap(await directory.reactivate(boss, user.id))
    expect((await send('/api/admin/me', undefined, session)).statusCode, 'a session of before').toBe(401)
    expect((await signIn()).statusCode).toBe(200)
  })

  it.each(['password1234', 'mezzaluce2026', 'ada@example.it'])('refuses to change to %s, easy to guess', async (newPassword) => {
    const { send, signIn } = await openAuthServer()
    const answer = await send('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, cookiesOf(await signIn()))
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', message: expect.stringContaining('si indovina facilmente') as string })
    expect((await signIn()).statusCode).toBe(200)
  })
})
