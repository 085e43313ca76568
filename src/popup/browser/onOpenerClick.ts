import type { Popup } from './Popup.ts'
import { on } from './on.ts'
import type { Stop } from './Stop.ts'
import { warn } from './warn.ts'

/** Fires the popup whenever the reader clicks what opens it, wherever that is and whenever it was added. */
export function onOpenerClick(popup: Popup, fire: (popup: Popup, byClick: true) => boolean): Stop {
  let openers = '.open-modal-page'
  try {
    const selector = [openers, popup.open_modal_on_element_click || openers].join() // a selector left open would swallow what follows it
    document.querySelector(selector)
    openers = selector
  } catch (error) {
    warn(error) // it names the selector
  }
  const click = (event: Event) => {
    // Clicks fall on elements; one that a script sends may fall on the document, which has no closest.
    const target = event.target as Partial<Element>
    // A link whose popup opens must not leave the page; one whose popup was dismissed is a link again.
    if (target.closest?.(openers) && fire(popup, true) && target.closest('a')) event.preventDefault()
  }
  // On the way down, so that a theme that stops clicks does not stop these.
  return on(document, 'click', click, true)
}
