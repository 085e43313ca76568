import type { Locale } from './locale.ts'

/** A date as it stands under a headline: `15 novembre 2026`. */
export function longDate(instant: string, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone }).format(new Date(instant))
}
