import { expect, it } from 'vitest'
import { everyDay, everyHour } from './everyDay.ts'

it('counts zero on the days that nothing happened, and leaves older ones out', () => {
  const counts = [
    { day: '2026-11-11', count: 9 },
    { day: '2026-11-13', count: 2 },
    { day: '2026-11-15', count: 1 },
  ]
  expect(everyDay(counts, '2026-11-15', 4)).toEqual([
    { day: '2026-11-12', count: 0 },
    { day: '2026-11-13', count: 2 },
    { day: '2026-11-14', count: 0 },
    { day: '2026-11-15', count: 1 },
  ])
})

it('has all the hours of a day, in order', () => {
  const hours = everyHour([
    { at: '09', count: 2 },
    { at: '23', count: 1 },
  ])
  expect(hours).toHaveLength(24)
  expect([hours[0], hours[9], hours[23]]).toEqual([
    { at: '00', count: 0 },
    { at: '09', count: 2 },
    { at: '23', count: 1 },
  ])
})
