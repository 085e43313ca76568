import { isInside } from './isInside.ts'
import { labelByTitle } from './labelByTitle.ts'
import { on } from './on.ts'
import type { CreatePresenter } from './DialogPresenter.ts'

/** Shows a popup in the browser's own modal dialog, which makes the page behind inert and gives the focus back. The stylesheet makes it stand still. */
export const nativePresenter: CreatePresenter = (element, popup, dismiss) => {
  const dialog = element instanceof HTMLDialogElement ? element : intoDialog(element)
  let isPressOutside = false
  const isOutside = (event: Event) => event.target === dialog && !isInside(event, dialog)

  // A popup without buttons keeps this way out, whatever its options say.
  if (!popup.close_on_escape && dialog.querySelector('button')) {
    // Of two Esc in a row, or of the back gesture of a phone, Chromium asks about the first only; the others do not know the attribute yet.
    dialog.setAttribute('closedby', 'none')
    on(dialog, 'cancel', (event) => event.preventDefault())
  }
  on(dialog, 'close', () => dialog.open || dismiss())
  // Text selected with a drag that ends outside is not a click on the backdrop.
  if (popup.close_on_backdrop) {
    on(dialog, 'pointerdown click', (event) => {
      const isClick = event.type === 'click'
      if (isClick && isPressOutside && isOutside(event)) dismiss()
      isPressOutside = !isClick && isOutside(event)
    })
  }

  return {
    root: dialog,
    box: dialog,
    show() {
      // Where the page has a scrollbar its room is kept, so that nothing moves.
      dialog.toggleAttribute('data-gutter', innerWidth > document.documentElement.clientWidth)
      dialog.open = false // showModal refuses a dialog that the page shows already
      dialog.showModal()
    },
    hide: () => dialog.close(),
  }
}

/** Moves the content of legacy markup into a dialog of our own, with all that its theme and its language say of it, except that it is Bootstrap's. */
function intoDialog(element: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.classList.add('modal-page', ...element.classList)
  dialog.classList.remove('modal', 'fade', 'js-modal-page-show')
  if (element.lang) dialog.lang = element.lang
  dialog.append(...element.childNodes)
  labelByTitle(dialog)
  element.after(dialog)
  return dialog
}
