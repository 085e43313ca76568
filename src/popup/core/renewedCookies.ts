import { cookieText, doNotShowCookie, hideCookie, isDismissal, type Cookie } from './cookies.ts'

/**
 * Where the server remembers until which day each dismissal was promised: `hide_modal_id_7:27813/…`, days since 1970. Browsers cut
 * cookies to 400 days, and Safari those of scripts to 7; a server that knows the last day sends them again until then, and not a day
 * longer. The list holds names of popups and days, nothing about the reader; no script needs it, so it is HttpOnly.
 */
export const UNTIL_COOKIE = 'modal_page_until'

/** Browsers hold 4,096 bytes in a cookie: thirty entries of the longest id we issue fit. */
const MOST_ENTRIES = 30

/** What a server knows of a popup: days of its do-not-show-again cookie, 0 for a session. */
export interface Promised {
  readonly id: string
  readonly cookie_expiration: number
}

/**
 * The `Set-Cookie` lines with which a server answers the renew call: each dismissal that stands in the browser, of a popup the server
 * knows, for the days it has left. One seen for the first time counts from today.
 */
export function renewedCookies(cookieHeader: string, popups: readonly Promised[], today: number, isSecure: boolean): string[] {
  const standing = readPairs(cookieHeader)
  const ends = readEnds(standing.get(UNTIL_COOKIE) ?? '')
  const due = popups
    .flatMap((popup) => [hideCookie(popup), doNotShowCookie(popup)])
    // A session cookie was promised until the browser closes: sent again, it would outlive its promise.
    .filter(({ name, days }) => standing.has(name) && days > 0)
    .map(({ name, days }): Cookie => ({ name, days: Math.min(ends.get(name) ?? Infinity, today + days) - today }))
    .filter(({ days }) => days > 0)
    .slice(0, MOST_ENTRIES)
  if (due.length === 0) return []
  const list = due.map(({ name, days }) => `${name}:${today + days}`).join('/')
  const until = { name: UNTIL_COOKIE, days: Math.max(...due.map(({ days }) => days)) }
  return [...due.map((cookie) => cookieText(cookie, isSecure)), `${cookieText(until, isSecure).replace('=true', `=${list}`)}; HttpOnly`]
}

function readPairs(header: string): Map<string, string> {
  return new Map(header.split(';').map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()]))
}

function readEnds(list: string): Map<string, number> {
  const entries = [...list.matchAll(/([^:/]+):(\d{1,10})(?=\/|$)/g)].map(([, name = '', end]): [string, number] => [name, Number(end)])
  return new Map(entries.filter(([name]) => isDismissal(name)))
}
