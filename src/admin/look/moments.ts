import type { Locale } from '../../messages/locale.ts'

/** Where the editors are: the magazine's day is theirs. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `15 novembre 2026, 09:05` */
export function longMoment(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone() }).format(new Date(instant))
}

/** `15 nov 2026, 09:05` */
export function shortMoment(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone() }).format(new Date(instant))
}

/** `domenica 15 novembre 2026` */
export function longDay(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: zone() }).format(new Date(instant))
}

/** `09:05` */
export function hour(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone() }).format(new Date(instant))
}

const SPANS = [
  [60, 'second', 1],
  [60 * 60, 'minute', 60],
  [24 * 60 * 60, 'hour', 60 * 60],
  [30 * 24 * 60 * 60, 'day', 24 * 60 * 60],
] as const

/** `5 minuti fa`, `ieri`; a date once it is more than a month ago. */
export function ago(instant: string, language: Locale, now: Date): string {
  const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000)
  for (const [limit, unit, length] of SPANS)
    if (Math.abs(seconds) < limit)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone() }).format(new Date(instant))
}
