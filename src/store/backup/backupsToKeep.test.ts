import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backupsToKeep, KEPT } from './backupsToKeep.ts'

const nightly = (from: string, nights: number) =>
  Array.from({ length: nights }, (_, night) => new Date(Date.parse(from) - night * 86_400_000))
const days = (moments: Iterable<Date>) => [...moments].map((moment) => moment.toISOString().slice(0, 10)).sort()

it('keeps seven nights, then a night of each week, then of each month', () => {
  expect(days(backupsToKeep(nightly('2026-11-17T03:00:00Z', 500)))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-08',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
  ])
})

const moments = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), { maxLength: 200 })

it('keeps the newest of all, and never more than it promises', () =>
  fc.assert(
    fc.property(moments, (all) => {
      const kept = backupsToKeep(all)
      expect(kept.size).toBeLessThanOrEqual(KEPT.daily + KEPT.weekly + KEPT.monthly)
      const newest = Math.max(...all.map((moment) => moment.getTime()))
      if (all.length > 0) expect([...kept].some((moment) => moment.getTime() === newest)).toBe(true)
      expect([...kept].every((moment) => all.includes(moment))).toBe(true)
    }),
  ))

it('forgets nothing more when it is asked again', () =>
  fc.assert(
    fc.property(moments, (all) => {
      const kept = backupsToKeep(all)
      expect(backupsToKeep([...kept])).toEqual(kept)
    }),
  ))

it('forgets the same whether it is asked every night or once', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), (nights) => {
      const all = nightly('2026-11-17T03:00:00Z', nights).toReversed()
      let kept: Date[] = []
      for (const night of all) kept = [...backupsToKeep([...kept, night])]
      expect(days(kept)).toEqual(days(backupsToKeep(all)))
    }),
    { numRuns: 20 },
  ))

it('keeps the newest of each of the last seven days that have one', () =>
  fc.assert(
    fc.property(moments, (all) => {
      const kept = days(backupsToKeep(all))
      const lastDays = [...new Set(days(all))].slice(-KEPT.daily)
      expect(kept).toEqual(expect.arrayContaining(lastDays))
    }),
  ))
