import { useTimeZone } from './useDates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { momentsIn, type Moments } from './moments.ts'

/** How the back office says moments to this editor, by the clock of the magazine. */
export function useMoments(): Moments {
  const { moments } = useMessages().articles
  return momentsIn(useTimeZone(), useLanguage(), moments)
}
