/** Lays the announcement open over its page without an engine: what an editor sees while writing. It takes no focus away from the form. */
export function layOpen(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('dialog.js-modal-page-show')
  if (!dialog) return
  const options = optionsOf(dialog)
  if (options['close_button'] === false) dialog.querySelector('.js-modal-page-close')?.remove()
  dialog.open = true
  dialog.inert = true
  dialog.style.zIndex = '2147483647'
  // As its backdrop, which only a modal dialog has.
  dialog.style.boxShadow = '0 0 0 200vmax var(--popup-backdrop)'
  page.documentElement.style.overflow = 'hidden'
}

function optionsOf(dialog: HTMLElement): Readonly<Record<string, unknown>> {
  return JSON.parse(dialog.dataset['modalOptions'] ?? '{}') as Record<string, unknown> // our own markup
}
