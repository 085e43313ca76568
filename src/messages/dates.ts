import { REGION, type Locale } from './locale.ts'

/** A date as it stands under a headline: `15 novembre 2026`. */
export function longDate(instant: string, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGION[locale], { dateStyle: 'long', timeZone }).format(new Date(instant))
}

/** The month of a date: `novembre 2026`. */
export function monthOf(instant: string, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGION[locale], { month: 'long', year: 'numeric', timeZone }).format(new Date(instant))
}

/** The name of a month, from `01` to `12`: `gennaio`. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGION[locale], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, Number(month) - 1))
}

/** A moment to the minute: `15 novembre 2026 alle ore 09:00`. */
export function longMoment(instant: string, timeZone: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(REGION[locale], style).format(new Date(instant))
}

/** Is the second a later day than the first, as the calendar of `timeZone` has it? */
export function isLaterDay(first: string, second: string, timeZone: string): boolean {
  const day = (instant: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant))
  return day(second) > day(first)
}
