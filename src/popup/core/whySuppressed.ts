import { doNotShowCookie, hasCookie, hideCookie } from './cookies.ts'
import type { PopupSettings } from './readSettings.ts'

/** What a popup can know about the page view at this moment. */
export interface Visit {
  readonly isSupportPage: boolean
  /** `document.cookie`. */
  readonly cookies: string
  readonly isVisible: boolean
  /** The site shows no further popup by itself: see `caps.ts`. */
  readonly isCapped: boolean | undefined
}

export type Suppression = 'support-page' | 'already-seen' | 'asked-not-to' | 'capped'

/**
 * Says why a popup must not open now, in the order an editor would ask. A click may open what was dismissed, if its editor allows it, and is
 * never one too many: the reader asked for it.
 */
export function whySuppressed(popup: PopupSettings, visit: Visit, byClick = false): Suppression | null {
  if (visit.isSupportPage) return 'support-page'
  if (byClick && popup.reopen_on_click) return null
  if (hasCookie(visit.cookies, hideCookie(popup))) return 'already-seen'
  if (hasCookie(visit.cookies, doNotShowCookie(popup))) return 'asked-not-to'
  return byClick || !visit.isCapped ? null : 'capped'
}
