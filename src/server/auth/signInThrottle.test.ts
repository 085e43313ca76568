import { describe, expect, it } from 'vitest'
import { accountPause, addressWait, createSignInThrottle, pairWait, type Attempt } from './signInThrottle.ts'

function open() {
  let moment = 0
  const throttle = createSignInThrottle(() => new Date(moment))
  const attempt = (more: Partial<Attempt> = {}): Attempt => ({
    account: 'ada@example.it',
    address: '10.0.0.1',
    isKnownNetwork: false,
    ...more,
  })
  return { throttle, attempt, pass: (seconds: number) => void (moment += seconds * 1000) }
}
const now = { wait: false, pauseMs: 0 }

describe('the throttle of signing in', () => {
  it('lets somebody mistype four times, then asks for a little more patience each time', () => {
    const { throttle, attempt, pass } = open()
    for (let count = 0; count < 5; count++) expect(throttle.begin(attempt())).toEqual(now)
    expect(throttle.begin(attempt())).toEqual({ wait: true, seconds: 2 })
    pass(2)
    expect(throttle.begin(attempt())).toEqual(now)
    expect(throttle.begin(attempt())).toEqual({ wait: true, seconds: 4 })
    pass(15 * 60)
    expect(throttle.begin(attempt())).toEqual(now)
  })

  it('does not make who waits wait longer for asking', () => {
    const { throttle, attempt, pass } = open()
    for (let count = 0; count < 5; count++) throttle.begin(attempt())
    for (let count = 0; count < 50; count++) throttle.begin(attempt())
    pass(2)
    expect(throttle.begin(attempt())).toEqual(now)
  })

  it('forgives once the password was right', () => {
    const { throttle, attempt } = open()
    for (let count = 0; count < 5; count++) throttle.begin(attempt())
    throttle.succeed(attempt())
    expect(throttle.begin(attempt())).toEqual(now)
  })

  it('never locks an editor out, whatever comes from elsewhere', () => {
    const { throttle, attempt } = open()
    for (let place = 0; place < 1000; place++) throttle.begin(attempt({ address: `10.1.${place >> 8}.${place & 255}` }))
    expect(throttle.begin(attempt({ address: '192.0.2.1' }))).toEqual({ wait: false, pauseMs: 5000 })
    expect(throttle.begin(attempt({ address: '192.0.2.2', isKnownNetwork: true }))).toEqual(now)
  })

  it('slows a place that tries one account after another, and lets an office in', () => {
    const { throttle, attempt } = open()
    for (let count = 0; count < 100; count++) {
      const editor = attempt({ account: `${count}@example.it` })
      expect(throttle.begin(editor)).toEqual(now)
      throttle.succeed(editor)
    }
    for (let count = 0; count < 30; count++) throttle.begin(attempt({ account: `x${count}@example.it` }))
    expect(throttle.begin(attempt({ account: 'altro@example.it' }))).toEqual({ wait: true, seconds: 2 })
    expect(throttle.begin(attempt({ account: 'altro@example.it', address: '10.0.0.2' }))).toEqual(now)
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
})
