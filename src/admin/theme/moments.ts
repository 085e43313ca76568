import { toWallTime } from '../../content/time.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import type { Locale } from '../../messages/locale.ts'
import { serverNow } from '../api/serverClock.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { useTimeZone } from './dates.ts'

interface Moments {
  readonly timeZone: string
  /** The time of day: `10:32`. */
  readonly time: (at: number | string) => string
  /** A moment as a sentence says it: `oggi alle 10:32`, `il 3 novembre alle 10:32`. */
  readonly moment: (at: number | string, now?: Date) => string
}

const REGION: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' }

/** Moments in words, by one clock and in one language. */
export function momentsIn(timeZone: string, language: Locale, words: AdminMessages['articles']['moments']): Moments {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(REGION[language], { timeZone, ...options })
    return (at: number | string) => formatter.format(new Date(at))
  }
  const time = format({ hour: '2-digit', minute: '2-digit' })
  const thisYear = format({ day: 'numeric', month: 'long' })
  const anyYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const dayOf = (at: number | string | Date) => toWallTime(new Date(at).toISOString(), timeZone).slice(0, 10)
  return {
    timeZone,
    time,
    moment(at, now = new Date(serverNow())) {
      const [day, today] = [dayOf(at), dayOf(now)]
      if (day === today) return words.today(time(at))
      return words.day(day.slice(0, 4) === today.slice(0, 4) ? thisYear(at) : anyYear(at), time(at))
    },
  }
}

/** How the back office says moments to this editor, by the clock of the magazine. */
export function useMoments(): Moments {
  const { moments } = useMessages().articles
  return momentsIn(useTimeZone(), useLanguage(), moments)
}
