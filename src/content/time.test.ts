import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWallTime, isTimeZone, toWallTime } from './time.ts'

describe('fromWallTime, in Rome', () => {
  it.each([
    ['winter is one hour ahead of UTC', '2026-01-15T09:00', '2026-01-15T08:00:00.000Z'],
    ['summer is two hours ahead', '2026-07-15T09:00', '2026-07-15T07:00:00.000Z'],
    ['the last minute before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['02:30 does not happen that night: one hour later on the wall', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['the first minute after clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['the last minute that happens once', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['02:30 happens twice: the first time', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['the first minute that happens once again', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['nine in the morning of a change is nine', '2026-10-25T09:00', '2026-10-25T08:00:00.000Z'],
  ])('%s', (_name, wall, instant) => expect(fromWallTime(wall)).toBe(instant))

  it('reads another zone when the magazine lives there', () => {
    expect(fromWallTime('2026-07-15T09:00', 'America/New_York')).toBe('2026-07-15T13:00:00.000Z')
    expect(fromWallTime('2026-07-15T09:00', 'Asia/Kathmandu')).toBe('2026-07-15T03:15:00.000Z')
  })
})

describe('toWallTime', () => {
  it.each([
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
  ])('%s shows %s', (instant, wall) => expect(toWallTime(instant)).toBe(wall))

  it('is undone by fromWallTime, but for the hour that happens twice', () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const wall = toWallTime(new Date(minute * 60_000).toISOString())
        expect(toWallTime(fromWallTime(wall))).toBe(wall)
      }),
    )
  })
})

it('knows a time zone from a made-up name', () => {
  expect(isTimeZone('Europe/Rome')).toBe(true)
  expect(isTimeZone('Europe/Atlantide')).toBe(false)
})
