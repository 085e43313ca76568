import { expect, it } from 'vitest'
import { everyDay } from './everyDay.ts'

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
