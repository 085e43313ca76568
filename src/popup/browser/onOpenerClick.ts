import { attempt } from './attempt.ts'
import { on, type Stop } from './on.ts'

/** A click that happened before anybody listened, told again. */
export const EARLY_CLICK = 'edicola:click'

/** Fires whenever the reader clicks what opens the popup, wherever that is and whenever it was added. `fire` says whether the popup is open now. */
export function onOpenerClick(custom: string, fire: () => boolean): Stop {
  let openers = '.open-modal-page'
  const both = [openers, custom || openers].join() // in one: a selector left open would swallow what follows it
  if (attempt(() => document.querySelector(both))) openers = both
  const click = (event: Event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent // click brings no other kind
    // Clicks fall on elements; one that a script sends may fall on the document, which is none.
    if (!(target instanceof Element) || !target.closest(openers)) return
    const isLink = target.closest('a')
    // In another tab, in another window, to the disk: such a click on a link is not for us.
    if (isLink && (ctrlKey || metaKey || shiftKey || altKey)) return
    // A link whose popup opens must not leave the page; one whose popup was dismissed is a link again.
    if (fire() && isLink) event.preventDefault()
  }
  // On the way down, so that a theme that stops clicks does not stop these.
  return on(document, `click ${EARLY_CLICK}`, click, true)
}
