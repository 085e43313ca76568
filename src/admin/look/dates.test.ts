import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

const rome = datesIn('Europe/Rome', 'it')
const now = '2026-11-15T08:00:00.000Z'

describe('dates in a list', () => {
  it.each([
    ['today has its hour', '2026-11-15T09:30:00.000Z', 'oggi, 10:30'],
    ['yesterday too', '2026-11-14T22:30:00.000Z', 'ieri, 23:30'],
    ['an hour before midnight in London is tomorrow in Rome', '2026-11-15T23:30:00.000Z', 'domani, 00:30'],
    ['two days ago is a day of this year', '2026-11-13T12:00:00.000Z', '13 nov'],
    ['another year is named', '2025-11-13T12:00:00.000Z', '13 nov 2025'],
  ])('%s', (_name, instant, expected) => expect(rome.near(instant, now)).toBe(expected))

  it('say the day by the clock of the magazine', () => expect(rome.dayKey('2026-11-15T23:30:00.000Z')).toBe('2026-11-16'))
})
