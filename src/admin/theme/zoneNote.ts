import { toWallTime, type Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import { serverNow } from '../api/serverClock.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { useTimeZone } from './dates.ts'

/** The place whose clock the magazine goes by, if the editor's own clock shows another time, in summer or in winter; null if it does not. */
export function zoneNote(magazine: string, own: string, language: Locale, now: Instant): string | null {
  const moments = [now, ...['01-15', '07-15'].map((day) => `${now.slice(0, 4)}-${day}T12:00:00.000Z`)]
  const isSame = moments.every((moment) => toWallTime(moment, magazine) === toWallTime(moment, own))
  return isSame ? null : placeOfZone(magazine, language)
}

/** The city that a time zone is named after, as people say it. */
export function placeOfZone(zone: string, language: Locale): string {
  return (language === 'it' && ITALIAN[zone]) || (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** `ora di Roma`, for an editor whose own clock shows another time than the magazine's; null for everybody else. */
export function useZoneNote(): string | null {
  const language = useLanguage()
  const t = useMessages().layout
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const place = zoneNote(useTimeZone(), own, language, serverNow())
  return place && t.zone(place)
}

/** Cities near Italy that Italian has a name of its own for: browsers know zones by their English ones. */
const ITALIAN: Readonly<Record<string, string>> = {
  'Europe/Rome': 'Roma',
  'Europe/Vatican': 'Città del Vaticano',
  'Europe/Zurich': 'Zurigo',
  'Europe/Paris': 'Parigi',
  'Europe/London': 'Londra',
  'Europe/Berlin': 'Berlino',
  'Europe/Brussels': 'Bruxelles',
  'Europe/Vienna': 'Vienna',
  'Europe/Lisbon': 'Lisbona',
  'Europe/Athens': 'Atene',
  'Europe/Ljubljana': 'Lubiana',
  'Europe/Zagreb': 'Zagabria',
}
