import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../tests/support/stores.ts'
import { claimWork } from './periodicWork.ts'

const HOUR = 3_600_000
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))

describe.each(engines)('periodic work on %s', (engine) => {
  it('is done by one of all that ask at once', async () => {
    const database = await newDatabase(engine)
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimWork(database, 'pruning', HOUR, at(1))))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  it.each([
    ['a moment before its time', 2 * HOUR - 1, false],
    ['at its time', 2 * HOUR, true],
    ['after a clock was put back', -HOUR, true],
  ])('%s', async (_when, later, isClaimed) => {
    const database = await newDatabase(engine)
    await claimWork(database, 'pruning', 2 * HOUR, at(5))
    expect(await claimWork(database, 'pruning', 2 * HOUR, new Date(at(5).getTime() + later))).toBe(isClaimed)
  })
})
