import { isInside } from './isInside.ts'
import { on } from './on.ts'
import type { CreatePresenter } from './DialogPresenter.ts'

/** Shows a popup in the browser's own modal dialog, which makes the page behind inert and gives the focus back. The stylesheet makes it stand still. */
export const nativePresenter: CreatePresenter = (element, popup, dismiss) => {
  const dialog = element as HTMLDialogElement // what is none is made one by bootstrapEntry.ts; without that it fails to open, as is told
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
      // Where the page has a scrollbar the stylesheet keeps its room, so that nothing moves.
      const { style, clientWidth } = document.documentElement
      style.setProperty('--popup-scrollbar', `${innerWidth - clientWidth}px`)
      dialog.open = false // showModal refuses a dialog that the page shows already
      dialog.showModal()
    },
    hide: () => dialog.close(),
  }
}
