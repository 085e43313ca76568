import { toWallTime, type Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'

export interface Dates {
  readonly timeZone: string
  /** `15 nov 2026` */
  day(instant: Instant): string
  /** `15 nov 2026, 09:00` */
  moment(instant: Instant): string
  /** `09:00` */
  time(instant: Instant): string
  /** `oggi, 09:00`, `ieri, 18:30`, then the day: what a list has room for. */
  near(instant: Instant, now: Instant): string
  /** The day on the wall: `2026-11-15`. */
  dayKey(instant: Instant): string
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

  return {
    timeZone,
    day,
    time,
    dayKey,
    moment: format({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    near(instant, now) {
      const away = daysBetween(dayKey(now), dayKey(instant))
      if (Math.abs(away) <= 1) return `${relative.format(away, 'day')}, ${time(instant)}`
      return dayKey(instant).slice(0, 4) === dayKey(now).slice(0, 4) ? thisYear(instant) : day(instant)
    },
  }
}

const REGION: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' }

const daysBetween = (first: string, second: string): number => Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)
