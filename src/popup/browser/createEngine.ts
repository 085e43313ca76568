import { cookieText, hideCookie, keepClosing, type Cookie } from '../core/cookies.ts'
import { createQueue } from '../core/createQueue.ts'
import { isSafeRedirect } from '../core/isSafeRedirect.ts'
import { isSupportPage } from '../core/isSupportPage.ts'
import type { PageSettings } from '../core/readPageSettings.ts'
import { whySuppressed, type Suppression, type Visit } from '../core/whySuppressed.ts'
import { askRenewal } from './askRenewal.ts'
import { attempt } from './attempt.ts'
import { on, type Stop } from './on.ts'
import { onDelay } from './onDelay.ts'
import { onOpenerClick } from './onOpenerClick.ts'
import { onScrollDepth } from './onScrollDepth.ts'
import type { Popup } from './Popup.ts'
import { sendChoice } from './send.ts'

export type ClosingReason = 'ok' | 'dismiss' | 'auto_hide'

/** What the reader chose, when the popup closes by OK. */
export interface Choice {
  readonly isTicked: boolean
  /** Where OK leads; empty stays on the page. */
  readonly address: string
}

export interface Engine {
  /** Decides about a popup and arms it if it may open. Gives its undo. */
  add(popup: Popup): Stop
  /** The popup closes, and what the contract says about it is done. Without effect if it is not open. */
  close(popup: Popup, reason: ClosingReason, choice?: Choice): void
  /** The popup failed to open or was taken out of the page: it goes, and leaves nothing behind. */
  remove(popup: Popup): void
}

const STILL_HERE_MS = 5000

/** The browser's side of the engine, and its composition root: it reads cookies, address and clock, and does what the core says. */
export function createEngine(page: PageSettings): Engine {
  const visit = (): Visit => ({
    isSupportPage: isSupportPage(location.href, page.supportSlug),
    cookies: document.cookie,
    isCapped: page.isCapped?.(),
    isVisible: !document.hidden,
  })
  const tell = (type: string, { id }: Popup, reason?: ClosingReason | Suppression | null) =>
    document.dispatchEvent(new CustomEvent('edicola:popup', { detail: { type, id, reason } }))
  const keep = (cookie: Cookie) => (document.cookie = cookieText(cookie, location.protocol === 'https:'))
  const renew = () => askRenewal(page.renew, visit().cookies, Date.now())
  const queue = createQueue<Popup>(visit, show, (popup, reason) => tell('suppressed', popup, reason))

  function show(popup: Popup): void {
    if (attempt(() => popup.show())) tell('shown', popup)
    else remove(popup)
  }

  function remove(popup: Popup): void {
    if (queue.drop(popup)) attempt(() => popup.hide())
    queue.next()
  }

  /** In the order of the contract: the choice is kept before the popup goes, and sent before the page does. */
  function close(popup: Popup, reason: ClosingReason, choice?: Choice): void {
    const address = choice && isSafeRedirect(choice.address) ? choice.address : ''
    if (!queue.drop(popup, !!address)) return
    keepClosing(popup, choice?.isTicked, keep)
    attempt(() => popup.hide())
    tell('closed', popup, reason)
    if (choice) sendChoice(page.base, popup.id, choice.isTicked)
    renew()
    if (address) {
      // An address that is malformed, a download, the part of the page that is shown already: the reader has not left after all.
      setTimeout(queue.wake, STILL_HERE_MS)
      attempt(() => location.replace(address))
    }
    queue.next()
  }

  return {
    close,
    remove,
    add(popup) {
      const stops: Stop[] = []
      if (!popup.show_once && !visit().isSupportPage) keep({ ...hideCookie(popup), days: -1 })
      const reason = whySuppressed(popup, visit())
      tell(reason ? 'suppressed' : 'armed', popup, reason)
      if (!whySuppressed(popup, visit(), true)) {
        stops.push(onOpenerClick(popup.open_modal_on_element_click, () => queue.fire(popup, true)))
      }
      if (!reason && popup.auto_open) {
        const fire = () => void queue.fire(popup, false)
        stops.push(popup.trigger.type === 'scroll' ? onScrollDepth(popup.trigger, fire) : onDelay(popup.trigger, fire))
      }
      if (reason !== 'support-page') {
        // The tab shows again, the page comes out of the back/forward cache, or a redirect led to another part of it.
        stops.push(on(window, 'visibilitychange pageshow hashchange', queue.wake))
        renew()
      }
      return () => {
        stops.forEach((stop) => stop())
        remove(popup)
      }
    },
  }
}
