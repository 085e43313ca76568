import { useMemo } from 'react'
import { DEFAULT_TIME_ZONE } from '../../content/time.ts'
import { useMe } from '../api/useMe.ts'
import { useLanguage } from '../useMessages.ts'
import { datesIn, type Dates } from './dates.ts'

/** How dates read to this editor, by the clock of the magazine. */
export function useDates(): Dates {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return useMemo(() => datesIn(timeZone, language), [timeZone, language])
}

/** The magazine's time zone, which everybody who works here is told; the usual one until then. */
export function useTimeZone(): string {
  return useMe()?.timeZone ?? DEFAULT_TIME_ZONE
}
