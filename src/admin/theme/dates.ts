import { useMemo } from 'react'
import { DAY_MS, DEFAULT_TIME_ZONE, fromWallTime, toWallTime, type Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import { useMe } from '../api/me.ts'
import { useLanguage } from '../useMessages.ts'

/** A day as a date field writes it: `2026-11-15`. */
export type Day = string

export interface Dates {
  readonly timeZone: string
  /** `15 nov 2026` */
  readonly day: (instant: Instant) => string
  /** `domenica 15 novembre 2026` */
  readonly longDay: (instant: Instant) => string
  /** `15 nov 2026, 09:00` */
  readonly moment: (instant: Instant) => string
  /** `15 novembre 2026 alle ore 09:00` */
  readonly longMoment: (instant: Instant) => string
  /** `09:00` */
  readonly time: (instant: Instant) => string
  /** `oggi, 09:00`, `ieri, 18:30`, then the day: what a list has room for. */
  readonly near: (instant: Instant, now: Instant) => string
  /** `5 minuti fa`, `ieri`; a date once it is more than a month ago. */
  readonly ago: (instant: Instant, now: Instant) => string
  readonly dayKey: (instant: Instant) => Day
  readonly startOf: (day: Day) => Instant
  /** The first moment that is no longer in a day: the hours of a day are not always 24. */
  readonly endOf: (day: Day) => Instant
}

/** Dates as a newsroom says them, by one clock and in one language. */
export function datesIn(timeZone: string, language: Locale): Dates {
  const region = REGION[language]
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(region, { timeZone, ...options })
    return (instant: Instant) => formatter.format(new Date(instant))
  }
  const day = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const thisYear = format({ day: 'numeric', month: 'short' })
  const time = format({ hour: '2-digit', minute: '2-digit' })
  const relative = new Intl.RelativeTimeFormat(region, { numeric: 'auto' })
  const dayKey = (instant: Instant) => toWallTime(instant, timeZone).slice(0, 10)
  const startOf = (date: Day) => fromWallTime(`${date}T00:00`, timeZone)

  return {
    timeZone,
    day,
    time,
    dayKey,
    startOf,
    endOf: (date) => startOf(new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)),
    longDay: format({ dateStyle: 'full' }),
    moment: format({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    longMoment: format({ dateStyle: 'long', timeStyle: 'short' }),
    near(instant, now) {
      const away = daysBetween(dayKey(now), dayKey(instant))
      if (Math.abs(away) <= 1) return `${relative.format(away, 'day')}, ${time(instant)}`
      return dayKey(instant).slice(0, 4) === dayKey(now).slice(0, 4) ? thisYear(instant) : day(instant)
    },
    ago(instant, now) {
      const seconds = Math.round((Date.parse(instant) - Date.parse(now)) / 1000)
      const span = SPANS.find(([limit]) => Math.abs(seconds) < limit)
      return span ? relative.format(Math.trunc(seconds / span[2]), span[1]) : day(instant)
    },
  }
}

/** How dates read to this editor, by the clock of the magazine. */
export function useDates(): Dates {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return useMemo(() => datesIn(timeZone, language), [timeZone, language])
}

/** The magazine's time zone, which everybody who works here is told; the usual one until then. */
export function useTimeZone(): string {
  return useMe()?.timeZone ?? DEFAULT_TIME_ZONE
}

const REGION: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' }

/** Up to how many seconds each unit is counted in, and how many of them it has. */
const SPANS = [
  [60, 'second', 1],
  [60 * 60, 'minute', 60],
  [24 * 60 * 60, 'hour', 60 * 60],
  [30 * 24 * 60 * 60, 'day', 24 * 60 * 60],
] as const

const daysBetween = (first: Day, second: Day): number => Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS)
