import { expect, it } from 'vitest'
import { daysLeft } from './BinScreen.tsx'

it.each([
  ['thirty on the day it was deleted', '2026-12-15T08:00:00.000Z', 30],
  ['one on the last day', '2026-11-15T08:00:00.001Z', 1],
  ['none when the time has come', '2026-11-15T08:00:00.000Z', 0],
  ['none afterwards', '2026-11-01T08:00:00.000Z', 0],
])('says %s', (_name, until, expected) => expect(daysLeft(until, '2026-11-15T08:00:00.000Z')).toBe(expected))
