import { REGION, type Locale } from './locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** To make a format takes twenty times as long as to use it, and a list has a date in every line: each is made once. */
function dateFormat(region: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([region, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(region, options)
  formats.set(key, made)
  return made
}

/** A date as it stands under a headline: `15 novembre 2026`. */
export function longDate(instant: string, timeZone: string, locale: Locale): string {
  return dateFormat(REGION[locale], { dateStyle: 'long', timeZone }).format(new Date(instant))
}

/** The month of a date: `novembre 2026`. */
export function monthOf(instant: string, timeZone: string, locale: Locale): string {
  return dateFormat(REGION[locale], { month: 'long', year: 'numeric', timeZone }).format(new Date(instant))
}

/** The name of a month, from `01` to `12`: `gennaio`. */
export function monthName(month: string, locale: Locale): string {
  return dateFormat(REGION[locale], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, Number(month) - 1))
}

/** A moment to the minute: `15 novembre 2026 alle ore 09:00`. */
export function longMoment(instant: string, timeZone: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return dateFormat(REGION[locale], style).format(new Date(instant))
}

/** Is the second a later day than the first, as the calendar of `timeZone` has it? */
export function isLaterDay(first: string, second: string, timeZone: string): boolean {
  const day = (instant: string) => dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant))
  return day(second) > day(first)
}
