/** A moment, as the store keeps it: UTC, ISO 8601 with milliseconds. Such strings sort as the moments they stand for. */
export type Instant = string

/** A date and time as an editor reads them on the wall: `2026-10-25T02:30`. */
export type WallTime = string

export type Clock = () => Date

/** A day on which no clock is changed. */
export const DAY_MS = 24 * 60 * 60_000

export const DEFAULT_TIME_ZONE = 'Europe/Rome'

export const toInstant = (date: Date): Instant => date.toISOString()

export function isInstant(value: string): boolean {
  const moment = Date.parse(value)
  return !Number.isNaN(moment) && new Date(moment).toISOString() === value
}

/**
 * The moment a wall clock in `timeZone` shows `wallTime`. An hour that happens twice (clocks going back) means the first one;
 * an hour that never happens (clocks going forward) means as much later as the clocks jumped, as calendars do.
 */
export function fromWallTime(wallTime: WallTime, timeZone: string = DEFAULT_TIME_ZONE): Instant {
  const asIfUtc = Date.parse(`${wallTime}Z`)
  // The two offsets in force around the moment; away from a change they are the same.
  const before = offsetAt(asIfUtc - DAY_MS, timeZone)
  const after = offsetAt(asIfUtc + DAY_MS, timeZone)
  const candidates = [asIfUtc - before, asIfUtc - after]
  const exact = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === asIfUtc)
  return toInstant(new Date(exact.length > 0 ? Math.min(...exact) : asIfUtc - before))
}

/** What a wall clock in `timeZone` shows at `instant`. */
export function toWallTime(instant: Instant, timeZone: string = DEFAULT_TIME_ZONE): WallTime {
  const moment = Date.parse(instant)
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('it', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = calendarOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** To make one takes twenty times as long as to ask it: each zone keeps its own. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  calendars.set(timeZone, made)
  return made
}
