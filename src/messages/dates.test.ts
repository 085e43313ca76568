import { expect, it } from 'vitest'
import { isLaterDay } from './dates.ts'

it.each([
  ['the same evening', '2026-11-14T21:00:00.000Z', '2026-11-14T22:59:00.000Z', false],
  ['past midnight in Rome, though not in Greenwich', '2026-11-14T21:00:00.000Z', '2026-11-14T23:00:00.000Z', true],
  ['the day before', '2026-11-14T21:00:00.000Z', '2026-11-13T21:00:00.000Z', false],
  ['the next year', '2026-12-31T12:00:00.000Z', '2027-01-01T12:00:00.000Z', true],
])('%s', (_name, first, second, expected) => expect(isLaterDay(first, second, 'Europe/Rome')).toBe(expected))
