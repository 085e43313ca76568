import type { PopupSettings } from './readSettings.ts'
import { whySuppressed, type Suppression, type Visit } from './whySuppressed.ts'

/** Who is on the screen and who waits: hidden → shown → hidden, one popup at a time. A popup is the object that it is: ids may repeat on a page. */
export interface Queue<P> {
  /** A trigger has called the popup. Says whether it is on the screen now. */
  readonly fire: (popup: P, byClick: boolean) => boolean
  /** Takes the popup away, and says whether it was on the screen. If the reader is on the way elsewhere, nobody follows it. */
  readonly drop: (popup: P, isLeaving?: boolean) => boolean
  /** Shows the next, if there is room for it. */
  readonly next: () => void
  /** The reader looks at the page again: the tab is visible, the page came back from the back/forward cache, or stayed after all. */
  readonly wake: () => void
}

/** Makes a queue that looks at the visit again each time it is somebody's turn. */
export function createQueue<P extends PopupSettings>(
  visit: () => Visit,
  show: (popup: P) => void,
  suppress: (popup: P, reason: Suppression) => void,
): Queue<P> {
  let shown: P | undefined
  let waiting: { readonly popup: P; readonly byClick: boolean }[] = []
  let isHeld = false

  function next(): void {
    while (!shown && !isHeld && visit().isVisible) {
      const called = waiting.shift()
      if (!called) return
      const { popup, byClick } = called
      const reason = whySuppressed(popup, visit(), byClick)
      if (reason) suppress(popup, reason)
      else show((shown = popup))
    }
  }

  return {
    next,
    fire(popup, byClick) {
      if (popup !== shown && !waiting.some((called) => called.popup === popup)) {
        waiting.push({ popup, byClick })
        waiting.sort((a, b) => b.popup.priority - a.popup.priority)
      }
      next()
      return popup === shown
    },
    drop(popup, isLeaving = false) {
      // The same announcement may stand twice in a page: one closing is enough for both.
      waiting = waiting.filter((called) => called.popup !== popup && (!popup.id || called.popup.id !== popup.id))
      if (popup !== shown) return false
      shown = undefined
      isHeld = isLeaving
      return true
    },
    wake() {
      isHeld = false
      next()
    },
  }
}
