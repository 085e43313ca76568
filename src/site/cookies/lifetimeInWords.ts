import type { CookieMessages } from '../../messages/cookies.ts'
import type { SiteCookie } from './siteCookies.ts'

/** How long something stays in a browser, in the largest unit that tells it truly. */
export function lifetimeInWords(lifetime: SiteCookie['lifetime'], t: CookieMessages['lifetimes']): string {
  if (typeof lifetime === 'string') return t[lifetime]
  if ('minutes' in lifetime) return t.minutes(lifetime.minutes)
  const { days } = lifetime
  if (days % 365 === 0 && days > 365) return t.years(days / 365)
  // A month is not always as long: six of them are 182 days, thirteen are 393.
  return days < 60 ? t.days(days) : t.months(Math.round(days / 30.4))
}
