import { cookieText, doNotShowCookie, hideCookie, type Cookie } from './cookies.ts'

/**
 * Where the server remembers until which day each dismissal was promised: `h7:27813/p7:30000`, days since 1970, h for hide and p for please. Browsers
 * cut cookies to 400 days, and Safari those of scripts to 7; a server that knows the last day sends them again until then, and not a day
 * longer. The list holds names of popups and days, nothing about the reader; no script needs it, so it is HttpOnly.
 */
export const UNTIL_COOKIE = 'modal_page_until'

/** Browsers hold 4,096 bytes in a cookie, its name and attributes included: with ids of a dozen letters, as many dismissals as they hold for a whole site. */
const LONGEST_LIST = 3900

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
  const due: Cookie[] = []
  let list = ''
  let longest = 0
  for (const { name, days: promised } of popups.flatMap((popup) => [hideCookie(popup), doNotShowCookie(popup)])) {
    // A session cookie was promised until the browser closes: sent again, it would outlive its promise.
    if (!standing.has(name) || promised <= 0) continue
    const end = Math.min(ends.get(shortName(name)) ?? Infinity, today + promised)
    const entry = `${list && '/'}${shortName(name)}:${end}`
    // What cannot be remembered is left to what the browser grants by itself: renewed without an end, it would outlive its promise too.
    if (end <= today || list.length + entry.length > LONGEST_LIST) continue
    list += entry
    longest = Math.max(longest, end - today)
    due.push({ name, days: end - today })
  }
  if (due.length === 0) return []
  const until = cookieText({ name: UNTIL_COOKIE, days: longest }, isSecure).replace('=true', `=${list}`)
  return [...due.map((cookie) => cookieText(cookie, isSecure)), `${until}; HttpOnly`]
}

function readPairs(header: string): Map<string, string> {
  return new Map(header.split(';').map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()]))
}

function readEnds(list: string): Map<string, number> {
  return new Map([...list.matchAll(/([^:/]+):(\d{1,10})(?=\/|$)/g)].map(([, name = '', end]): [string, number] => [name, Number(end)]))
}

/** `hide_modal_id_7` is `h7`, `please_do_not_show_again_modal_id_7` is `p7`. */
function shortName(name: string): string {
  return name.replace(/^(.).*?_modal_id_/, '$1')
}
