import { doNotShowCookie } from './cookies.ts'
import type { PopupSettings } from './readSettings.ts'
import { isForcedByUrl, isForWidth, targetingMismatch, type TargetingMismatch, type PageContext, type Targeting } from './targeting.ts'
import type { Trigger } from './trigger.ts'
import { whySuppressed, type Suppression, type Visit } from './whySuppressed.ts'

/** An announcement that readers can see these days: where, and how it behaves. */
export interface Announced {
  readonly targeting: Targeting
  readonly settings: PopupSettings
}

/** A visitor on a page: what the browser knows. */
export interface Visitor extends Pick<Visit, 'isSupportPage' | 'cookies'> {
  /** Of the window, in CSS pixels; null if nobody asks. */
  readonly width: number | null
  readonly isCapped: boolean
}

export type HiddenReason = TargetingMismatch | Suppression | 'other-width'

/** How an announcement that is not kept away comes to be seen. */
export type Opening = Trigger | { readonly type: 'click' }

export type Visibility = { readonly isSeen: true; readonly opening: Opening; readonly isForcedByUrl: boolean } | Hidden

interface Hidden {
  readonly isSeen: false
  readonly because: HiddenReason
  /** A click opens it all the same. */
  readonly opensOnClick: boolean
  /** For how many days a reader asked not to see it; 0 until the browser closes. */
  readonly days?: number
}

/**
 * Says what an announcement does on a page for a visitor and, if it stays away, why: what pages are drawn by (`targetingMismatch`) and what
 * browsers do (`whySuppressed`), one after the other.
 */
export function popupVisibility({ targeting, settings }: Announced, context: PageContext, visitor: Visitor): Visibility {
  const visit: Visit = { ...visitor, isVisible: true }
  const unseen = (because: HiddenReason, opensOnClick = false): Hidden => ({ isSeen: false, because, opensOnClick })
  if (visitor.isSupportPage) return unseen('support-page')
  const elsewhere = targetingMismatch(targeting, context)
  if (elsewhere) return unseen(elsewhere)
  if (visitor.width !== null && !isForWidth(targeting, visitor.width)) return unseen('other-width')
  const hasOpener = !!settings.open_modal_on_element_click
  const suppression = whySuppressed(settings, visit)
  if (suppression === 'asked-not-to')
    return { ...unseen(suppression, hasOpener && settings.reopen_on_click), days: doNotShowCookie(settings).days }
  if (suppression) return unseen(suppression, hasOpener && !whySuppressed(settings, visit, true))
  return { isSeen: true, opening: openingOf(settings, isForcedByUrl(targeting, context)), isForcedByUrl: isForcedByUrl(targeting, context) }
}

function openingOf({ auto_open, trigger }: PopupSettings, called: boolean): Opening {
  // Whoever follows a link that calls an announcement by name asks to see it.
  return auto_open || called ? trigger : { type: 'click' }
}
