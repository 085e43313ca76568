import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { createSignInFailures } from '../../store/people/signInFailures.ts'
import { accountPause, addressWait, createSignInThrottle, pairWait, type Attempt } from './signInThrottle.ts'

const now = { wait: false, pauseMs: 0 }

describe.each(engines)('the throttle of signing in on %s', (engine) => {
  async function open() {
    let moment = Date.UTC(2026, 0, 1)
    const database = await newDatabase(engine)
    const process = () => createSignInThrottle(createSignInFailures(database, 'segreto'), () => new Date(moment))
    const attempt = (more: Partial<Attempt> = {}): Attempt => ({
      account: 'ada@example.it',
      address: '10.0.0.1',
      isKnownNetwork: false,
      ...more,
    })
    return { database, throttle: process(), other: process(), attempt, pass: (seconds: number) => void (moment += seconds * 1000) }
  }

  it('lets somebody mistype four times, then asks for a little more patience each time', async () => {
    const { throttle, attempt, pass } = await open()
    for (let count = 0; count < 5; count++) expect(await throttle.begin(attempt())).toEqual(now)
    expect(await throttle.begin(attempt())).toEqual({ wait: true, seconds: 2 })
    pass(2)
    expect(await throttle.begin(attempt())).toEqual(now)
    expect(await throttle.begin(attempt())).toEqual({ wait: true, seconds: 4 })
    pass(15 * 60)
    expect(await throttle.begin(attempt())).toEqual(now)
  })

  it('counts for all processes together, those that come at once too', async () => {
    const { throttle, other, attempt } = await open()
    const verdicts = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? throttle : other).begin(attempt())))
    expect(verdicts.filter(({ wait }) => !wait)).toHaveLength(5)
    await other.succeed(attempt())
    expect(await throttle.begin(attempt())).toEqual(now)
  })

  it('does not make who waits wait longer for asking', async () => {
    const { throttle, attempt, pass } = await open()
    for (let count = 0; count < 55; count++) await throttle.begin(attempt())
    pass(2)
    expect(await throttle.begin(attempt())).toEqual(now)
  })

  it('forgives once the password was right', async () => {
    const { throttle, attempt } = await open()
    for (let count = 0; count < 5; count++) await throttle.begin(attempt())
    await throttle.succeed(attempt())
    expect(await throttle.begin(attempt())).toEqual(now)
  })

  it('never locks an editor out, whatever comes from elsewhere', async () => {
    const { throttle, attempt } = await open()
    for (let place = 0; place < 100; place++) await throttle.begin(attempt({ address: `10.1.0.${place}` }))
    expect(await throttle.begin(attempt({ address: '192.0.2.1' }))).toEqual({ wait: false, pauseMs: 5000 })
    expect(await throttle.begin(attempt({ address: '192.0.2.2', isKnownNetwork: true }))).toEqual(now)
  })

  it('slows a place that tries one account after another, and lets an office in', async () => {
    const { throttle, attempt } = await open()
    for (let count = 0; count < 40; count++) {
      const editor = attempt({ account: `${count}@example.it` })
      expect(await throttle.begin(editor)).toEqual(now)
      await throttle.succeed(editor)
    }
    for (let count = 0; count < 30; count++) await throttle.begin(attempt({ account: `x${count}@example.it` }))
    expect(await throttle.begin(attempt({ account: 'altro@example.it' }))).toEqual({ wait: true, seconds: 2 })
    expect(await throttle.begin(attempt({ account: 'altro@example.it', address: '10.0.0.2' }))).toEqual(now)
  })

  it('keeps nothing of what was typed, and nothing for longer than it is asked for', async () => {
    const { database, throttle, attempt, pass } = await open()
    await throttle.begin(attempt({ account: 'una-password' }))
    const rows = await database.db.selectFrom('signInFailure').selectAll().execute()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/una-password|10\.0\.0\.1/)
    pass(60 * 60 + 1)
    await throttle.begin(attempt({ address: '10.0.0.9' }))
    expect(await database.db.selectFrom('signInFailure').selectAll().execute()).toHaveLength(3)
  })
})

it.each([
  [pairWait, 4, 0],
  [pairWait, 5, 2],
  [pairWait, 40, 300],
  [addressWait, 29, 0],
  [addressWait, 30, 2],
  [addressWait, 99, 60],
  [accountPause, 9, 0],
  [accountPause, 10, 250],
  [accountPause, 99, 5000],
])('%o after %i failures is %i', (wait, count, expected) => expect(wait(count)).toBe(expected))
