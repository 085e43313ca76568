import type { Locale } from '../../../messages/locale.ts'

const REGION: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' }

/** The time of day: `10:32`. */
export const timeOf = (at: number | string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGION[locale], { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** A moment as one would say it: `oggi alle 10:32`, `il 3 novembre alle 10:32`. */
export function momentOf(at: number | string, locale: Locale, now: Date = new Date()): string {
  const moment = new Date(at)
  const day = (date: Date) => date.toDateString()
  const time = timeOf(at, locale)
  const isItalian = locale === 'it'
  if (day(moment) === day(now)) return isItalian ? `oggi alle ${time}` : `today at ${time}`
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const options = { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' as const }) } as const
  const date = new Intl.DateTimeFormat(REGION[locale], options).format(moment)
  return isItalian ? `il ${date} alle ${time}` : `on ${date} at ${time}`
}
