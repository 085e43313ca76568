import { DEFAULT_TIME_ZONE } from '../../content/time.ts'
import { useMe } from '../api/useMe.ts'
import { useLanguage } from '../useMessages.ts'
import { datesIn, type Dates } from './dates.ts'

/** How dates read to this editor, by the clock of the magazine. */
export function useDates(): Dates {
  const language = useLanguage()
  return datesIn(useTimeZone(), language)
}

/** The magazine's time zone, whoever asks and wherever they are. */
export function useTimeZone(): string {
  return useMe()?.timeZone ?? DEFAULT_TIME_ZONE
}
