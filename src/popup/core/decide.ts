import { doNotShowCookie, hideCookie } from './cookies.ts'
import type { PopupSettings } from './readSettings.ts'

/** What a popup can know about the page view at this moment. */
export interface Visit {
  readonly isSupportPage: boolean
  /** The names of the cookies that exist. */
  readonly cookies: readonly string[]
  readonly isVisible: boolean
}

export type Suppression = 'support-page' | 'already-seen' | 'asked-not-to'

/** What becomes of a popup when the page loads. */
export interface Decision {
  /** Why it stays hidden, or null when it may open. */
  readonly suppression: Suppression | null
  readonly clicks: boolean
  /** By itself: at its scroll threshold if it has one, else after its delay. */
  readonly opens: boolean
}

/** Decides, on page load, once the cookie below has been forgotten. */
export function decide(popup: PopupSettings, visit: Visit): Decision {
  const suppression = whySuppressed(popup, visit)
  return { suppression, clicks: !whySuppressed(popup, visit, true), opens: !suppression && popup.auto_open }
}

/** Says why a popup must not open now, in the order an editor would ask. A click may open what was dismissed, if its editor allows it. */
export function whySuppressed(popup: PopupSettings, visit: Visit, byClick = false): Suppression | null {
  if (visit.isSupportPage) return 'support-page'
  if (byClick && popup.reopen_on_click) return null
  if (visit.cookies.includes(hideCookie(popup).name)) return 'already-seen'
  return visit.cookies.includes(doNotShowCookie(popup).name) ? 'asked-not-to' : null
}

/** The cookie that a page load removes: with show_once off, what it once left behind no longer counts. */
export function cookieToForget(popup: PopupSettings, visit: Visit): string | false {
  return !visit.isSupportPage && !popup.show_once && hideCookie(popup).name
}
