import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { createRequestCounts } from '../../store/counters/requestCounts.ts'
import { createRequestCounter, type RequestCounter } from './createRequestCounter.ts'

const MINUTE = 60_000
const start = Date.UTC(2026, 0, 1)

function ask(counter: RequestCounter, times: number, max = 100): number {
  let last = 0
  for (let time = 0; time < times; time++) last = counter.count('10.0.0.1', MINUTE, max).current
  return last
}

it('counts alone until its minute is over', () => {
  let now = start
  const counter = createRequestCounter(() => new Date(now), null)
  expect(ask(counter, 3)).toBe(3)
  now += MINUTE - 1
  expect(counter.count('10.0.0.1', MINUTE, 100)).toEqual({ current: 4, ttl: 1 })
  now += 1
  expect(counter.count('10.0.0.1', MINUTE, 100)).toEqual({ current: 1, ttl: MINUTE })
  expect(counter.count('10.0.0.2', MINUTE, 100).current).toBe(1)
})

describe.each(engines)('two processes on %s', (engine) => {
  async function pair() {
    const database = await newDatabase(engine)
    let now = start
    const open = () => createRequestCounter(() => new Date(now), createRequestCounts(database, 'segreto'))
    const rows = () => database.db.selectFrom('requestCount').selectAll().execute()
    return { one: open(), other: open(), rows, pass: (ms: number) => void (now += ms) }
  }

  it('count what is asked of both, once they have told each other', async () => {
    const { one, other } = await pair()
    ask(one, 60)
    ask(other, 30)
    await one.exchange()
    await other.exchange()
    expect(ask(other, 1)).toBe(91)
    await other.exchange()
    await one.exchange()
    expect(ask(one, 1)).toBe(61) // it had nothing new to tell, so it heard nothing
    await one.exchange()
    expect(ask(one, 1)).toBe(93)
  })

  it('tell of many at once, and hear of each what was asked of it', async () => {
    const { one, other } = await pair()
    const addresses = Array.from({ length: 1_500 }, (_, number) => `10.1.${Math.floor(number / 250)}.${number % 250}`)
    const askAll = (counter: RequestCounter, times: (number: number) => number) =>
      addresses.map((address, number) => {
        for (let time = 1; time < times(number); time++) counter.count(address, MINUTE, 10)
        return counter.count(address, MINUTE, 10).current
      })
    askAll(one, (number) => (number % 5) + 1)
    await one.exchange()
    // In another order, with some that the first has never heard of.
    other.count('10.2.0.1', MINUTE, 10)
    addresses.reverse()
    askAll(other, (number) => (number % 3) + 1)
    await other.exchange()
    addresses.reverse()
    const expected = addresses.map((_, number) => (number % 5) + 1 + ((addresses.length - 1 - number) % 3) + 1 + 1)
    expect(askAll(other, () => 1)).toEqual(expected)
  })

  it('leave no trace of who asks little, and none of anybody’s address', async () => {
    const { one, rows } = await pair()
    ask(one, 9)
    await one.exchange()
    expect(await rows()).toEqual([])
    ask(one, 1)
    await one.exchange()
    const [row] = await rows()
    expect(row).toMatchObject({ count: 10 })
    expect(row?.key).not.toContain('10.0.0.1')
  })

  it('begin anew together when the minute of the first is over, and forget the old one', async () => {
    const { one, other, rows, pass } = await pair()
    ask(one, 60)
    await one.exchange()
    pass(MINUTE / 2)
    ask(other, 60)
    await other.exchange()
    expect(ask(other, 1)).toBe(121)
    pass(MINUTE / 2)
    expect(ask(other, 10)).toBe(10)
    await other.exchange()
    expect(await rows()).toHaveLength(1)
    expect(ask(other, 1)).toBe(11)
  })
})
