/** How many announcements a site shows at most, across all of them. */
export interface Caps {
  readonly onePerPageView: boolean
  /** Null: as many as there are. */
  readonly maxPerDay: number | null
}

/** One technical cookie: a day and how many announcements were seen on it, nothing about who saw them. */
export const DAY_COOKIE = 'modal_page_day'

/** Says whether a page may show no further announcement by itself. `day` is any number that changes at midnight. */
export function isCapped({ onePerPageView, maxPerDay }: Caps, shownHere: number, cookies: string, day: number): boolean {
  return (onePerPageView && shownHere > 0) || (maxPerDay !== null && shownToday(cookies, day) >= maxPerDay)
}

/** The cookie that remembers one announcement more, for `document.cookie`. It outlives its day by little. */
export function countedCookie(cookies: string, day: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${DAY_COOKIE}=${day}.${shownToday(cookies, day) + 1}; Path=/; SameSite=Lax; Max-Age=86400${secure}`
}

/** How many announcements the browser remembers to have seen on this day. */
export function shownToday(cookies: string, day: number): number {
  const [, of, count] = new RegExp(`(?:^|; )${DAY_COOKIE}=(\\d{1,9})\\.(\\d{1,9})(?:;|$)`).exec(cookies) ?? []
  return of === `${day}` ? Number(count) : 0
}
