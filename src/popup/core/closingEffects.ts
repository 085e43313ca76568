import { doNotShowCookie, hideCookie, type Cookie } from './cookies.ts'
import { isSafeRedirect } from './isSafeRedirect.ts'
import type { PopupSettings } from './readSettings.ts'

export type ClosingReason = 'ok' | 'dismiss' | 'auto_hide'

/** What the reader chose, when the popup closes by OK. */
export interface Choice {
  readonly ticked: boolean
  /** Where OK leads; empty stays on the page. */
  readonly address: string
}

export type ClosingEffect<P> =
  | readonly [kind: 'keep', popup: P, cookie: Cookie]
  | readonly [kind: 'hide', popup: P]
  | readonly [kind: 'renew', popup: P]
  | readonly [kind: 'closed', popup: P, reason: ClosingReason]
  | readonly [kind: 'submit', popup: P, ticked: boolean]
  | readonly [kind: 'redirect', popup: P, address: string]

/** What closing does, in order: the choice is kept before the popup goes, and sent before the page does. */
export function closingEffects<P extends PopupSettings>(popup: P, reason: ClosingReason, choice?: Choice): ClosingEffect<P>[] {
  const effects: ClosingEffect<P>[] = []
  if (choice?.ticked) effects.push(['keep', popup, doNotShowCookie(popup)])
  effects.push(['hide', popup])
  if (popup.show_once) effects.push(['keep', popup, hideCookie(popup)])
  effects.push(['closed', popup, reason])
  if (choice) effects.push(['submit', popup, choice.ticked])
  effects.push(['renew', popup])
  if (choice && isSafeRedirect(choice.address)) effects.push(['redirect', popup, choice.address])
  return effects
}
