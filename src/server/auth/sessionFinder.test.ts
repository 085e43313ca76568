import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cookiesOf, openAuthServer } from '../../../tests/support/authServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { DAY_MS } from '../../content/time.ts'
import type { Engine } from '../../store/database.ts'

/** Ada, signed in and known to have come, and how often the library was asked about her since. */
async function open(engine: Engine) {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await openAuthServer({ engine })
  const session = cookiesOf(await server.signIn())
  const me = (cookie = session) => server.send('/api/admin/me', undefined, cookie)
  expect((await me()).statusCode).toBe(200)
  const library = vi.spyOn(server.auth.api, 'getSession')
  const signedInAt = Date.now()
  const meAfter = (days: number) => {
    vi.setSystemTime(signedInAt + days * DAY_MS)
    return me()
  }
  return { ...server, session, library, me, meAfter }
}

describe.each(engines)('whose session it is, on %s', (engine) => {
  it('is asked of the library once, and of the store from then on', async () => {
    const { me, library, user, session, signIn } = await open(engine)
    expect((await me()).json()).toMatchObject({ id: user.id, name: 'Ada', role: 'redattore' })
    expect(library).not.toHaveBeenCalled()
    // Cookies are signed: to have been seen opens nothing for a token with the signature of another.
    const other = cookiesOf(await signIn())
    const forged = session.slice(0, session.lastIndexOf('.')) + other.slice(other.lastIndexOf('.'))
    library.mockClear()
    expect((await me(forged)).statusCode).toBe(401)
    expect(library).toHaveBeenCalledOnce()
  })

  it('is nobody’s as soon as the session has ended, wherever that was', async () => {
    const { me, send, signIn, library } = await open(engine)
    const elsewhere = cookiesOf(await signIn())
    expect((await me(elsewhere)).statusCode).toBe(200)
    await send('/api/auth/revoke-other-sessions', {}, elsewhere)
    library.mockClear()
    expect([(await me()).statusCode, (await me(elsewhere)).statusCode]).toEqual([401, 200])
    expect(library).toHaveBeenCalledOnce()
    await send('/api/auth/sign-out', {}, elsewhere)
    expect((await me(elsewhere)).statusCode).toBe(401)
  })

  it('is told with what became of them since', async () => {
    const { me, directory, boss, user, library } = await open(engine)
    await directory.change(boss, user.id, { name: 'Ada Nuova', role: 'caporedattore' })
    expect((await me()).json()).toMatchObject({ name: 'Ada Nuova', role: 'caporedattore' })
    expect(library).not.toHaveBeenCalled()
  })

  it('is renewed once a day, in the store and in the browser', async () => {
    const { meAfter, database, send, session } = await open(engine)
    const [renewed, cookiesAfter] = [[] as number[], [] as number[]]
    const endsAt = async () =>
      new Date((await database.db.selectFrom('session').select('expiresAt').executeTakeFirstOrThrow()).expiresAt).getTime()
    let end = await endsAt()
    for (const hours of [1, 23, 25, 26, 48, 50, 24 * 15, 24 * 28]) {
      const answer = await meAfter(hours / 24)
      expect(answer.statusCode, `after ${hours} hours`).toBe(200)
      if ((await endsAt()) !== end) renewed.push(hours)
      end = await endsAt()
      const [cookie] = answer.cookies
      if (cookie) cookiesAfter.push(hours)
      if (cookie) expect(cookie).toMatchObject({ maxAge: (14 * DAY_MS) / 1000, httpOnly: true, path: '/' })
    }
    expect(renewed).toEqual([25, 50, 360, 672])
    expect(cookiesAfter).toEqual(renewed)
    // Whoever goes away when it would be renewed gets the cookies of somebody who has gone, and no others.
    vi.setSystemTime(Date.now() + 1.5 * DAY_MS)
    const left = await send('/api/auth/sign-out', {}, session)
    expect(left.cookies.map(({ maxAge }) => maxAge)).not.toContain((14 * DAY_MS) / 1000)
  })
})
