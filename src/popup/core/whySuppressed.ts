import { doNotShowCookie, hasCookie, hideCookie } from './cookies.ts'
import type { PopupSettings } from './readSettings.ts'

/** What a popup can know about the page view at this moment. */
export interface Visit {
  readonly isSupportPage: boolean
  /** `document.cookie`. */
  readonly cookies: string
  readonly isVisible: boolean
}

export type Suppression = 'support-page' | 'already-seen' | 'asked-not-to'

/** Says why a popup must not open now, in the order an editor would ask. A click may open what was dismissed, if its editor allows it. */
export function whySuppressed(popup: PopupSettings, visit: Visit, byClick = false): Suppression | null {
  if (visit.isSupportPage) return 'support-page'
  if (byClick && popup.reopen_on_click) return null
  if (hasCookie(visit.cookies, hideCookie(popup))) return 'already-seen'
  return hasCookie(visit.cookies, doNotShowCookie(popup)) ? 'asked-not-to' : null
}
