import { useGetOne, usePermissions } from 'react-admin'
import { DEFAULT_TIME_ZONE, type Instant } from '../../content/time.ts'
import type { Me } from '../api/me.ts'
import { useLanguage } from '../useMessages.ts'
import { datesIn, type Dates } from './dates.ts'

/** How dates read to this editor, by the clock of the magazine. */
export function useDates(): Dates {
  const language = useLanguage()
  return datesIn(useTimeZone(), language)
}

/** The magazine's time zone. Who may not read the settings gets the usual one, which is what settings say unless somebody changed them. */
export function useTimeZone(): string {
  const { permissions } = usePermissions<Me['may']>()
  const { data } = useGetOne<Settings>(
    'siteSettings',
    { id: 'only' },
    { enabled: permissions?.siteSettings?.includes('view') ?? false, staleTime: 10 * 60_000, retry: false },
  )
  return data?.content.timeZone ?? DEFAULT_TIME_ZONE
}

interface Settings {
  readonly id: string
  readonly updatedAt?: Instant
  readonly content: { readonly timeZone: string }
}
