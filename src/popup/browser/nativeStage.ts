import { isInside } from './isInside.ts'
import { on } from './on.ts'
import type { CreateStage } from './Stage.ts'

/** Shows a popup in the browser's own modal dialog, which makes the page behind inert and gives the focus back. */
export const nativeStage: CreateStage = (element, popup, dismiss) => {
  const dialog = element instanceof HTMLDialogElement ? element : intoDialog(element)
  const { style } = document.documentElement
  let isPressOutside = false
  const isOutside = (event: Event) => event.target === dialog && !isInside(event, dialog)

  dialog.tabIndex = -1 // a click on its text leaves the focus inside
  // A popup without buttons keeps this way out, whatever its options say.
  if (!popup.close_on_escape && dialog.querySelector('button')) on(dialog, 'cancel keydown', keepOpen)
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
    show() {
      dialog.open = false // showModal refuses a dialog that the page shows already
      dialog.showModal()
      // The page behind stands still, and where it was: the room of its scrollbar is kept.
      if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
      style.overflow = 'hidden'
    },
    hide() {
      style.overflow = style.scrollbarGutter = ''
      dialog.close()
    },
  }
}

/** `cancel` is also the back gesture of a phone; and of two Esc in a row the browser asks about the first only. */
function keepOpen(event: Event): void {
  const { key = 'Escape' } = event as Partial<KeyboardEvent> & Event // `cancel` has no key
  if (key === 'Escape') event.preventDefault()
}

/** Moves the content of legacy markup into a dialog of our own, labelled by its title whatever ids repeat in the page. */
function intoDialog(element: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal-page'
  dialog.append(...element.childNodes)
  dialog.ariaLabel = dialog.querySelector('.modal-page-title,.modal-title')?.textContent ?? ''
  element.after(dialog)
  return dialog
}
