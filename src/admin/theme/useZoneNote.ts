import { serverNow } from '../api/serverClock.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { useTimeZone } from './useDates.ts'
import { zoneNote } from './zoneNote.ts'

/** `ora di Roma`, for an editor whose own clock shows another time than the magazine's; null for everybody else. */
export function useZoneNote(): string | null {
  const language = useLanguage()
  const t = useMessages().layout
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const place = zoneNote(useTimeZone(), own, language, serverNow())
  return place && t.zone(place)
}
