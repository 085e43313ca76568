import { describe, expect, it } from 'vitest'
import { daysOf, plusMonths } from './days.ts'

describe('the days of a calendar', () => {
  it.each([
    ['a month that begins on a Sunday', '2026-11-15', '2026-10-26', '2026-12-06', 42],
    ['a month that begins on a Monday and fills its weeks', '2027-02-10', '2027-02-01', '2027-02-28', 28],
    ['the month in which clocks change', '2026-10-25', '2026-09-28', '2026-11-01', 35],
  ])('fill whole weeks from Monday: %s', (_name, day, first, last, count) => {
    const days = daysOf('month', day)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it('are seven in a week, a Sunday being its last', () => {
    expect(daysOf('week', '2026-11-15')).toEqual([9, 10, 11, 12, 13, 14, 15].map((date) => `2026-11-${String(date).padStart(2, '0')}`))
  })

  it('are those of the month in a list', () => expect(daysOf('list', '2026-11-15')).toHaveLength(30))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i month', (day, months, expected) => expect(plusMonths(day, months)).toBe(expected))
})
