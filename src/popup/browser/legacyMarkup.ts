/** Names legacy markup by its own title, by heart: in its pages ids repeat, and a reference leads to the first of them. */
export function labelByTitle(root: HTMLElement): void {
  root.ariaLabel = root.querySelector('.modal-page-title,.modal-title')?.textContent ?? ''
}

/** Moves the content of legacy markup into a dialog of our own, with all that its theme and its language say of it, except that it is Bootstrap's. */
export function intoDialog(element: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.classList.add('modal-page', ...element.classList)
  dialog.classList.remove('modal', 'fade', 'js-modal-page-show')
  if (element.lang) dialog.lang = element.lang
  dialog.append(...element.childNodes)
  labelByTitle(dialog)
  element.after(dialog)
  return dialog
}
