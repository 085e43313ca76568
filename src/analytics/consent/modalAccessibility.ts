/**
 * The question is no modal dialog: the page can be read, scrolled and used beside it. The library says otherwise to screen readers and keeps the Tab key
 * inside, which would be a wall for whoever has no mouse (github.com/orestbida/cookieconsent/issues/551); so both are taken back. Esc inside
 * it is its ×, which refuses; anywhere else Esc belongs to the page, and says nothing about cookies.
 */
export function mendBanner(modal: HTMLElement): void {
  modal.removeAttribute('aria-modal')
  modal.firstElementChild?.removeAttribute('tabindex')
  modal.tabIndex = -1
  modal.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation()
    if (event.key === 'Escape') modal.querySelector<HTMLElement>('.cm__btn--close')?.click()
  })
}

/** The preferences say all they have to say at once. */
export function mendPreferences(modal: HTMLElement): void {
  for (const title of modal.querySelectorAll<HTMLElement>('[aria-expanded=false]')) title.click()
}

/** Moves the focus to the question, if the reader is not doing anything else yet: not to a button of it, so that no key answers by accident. */
export function focusBanner(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.cm')?.focus({ preventScroll: true })
}

/**
 * Makes everything but the preferences inert, as behind a modal dialog: the library's own trap has a hole (issues/828 there). Gives the function
 * that undoes it, and brings the focus back to where it was.
 */
export function keepInside(host: HTMLElement): () => void {
  const before = document.activeElement
  const others = [...document.body.children, ...host.querySelectorAll('.cm-wrapper')].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== host && !element.inert,
  )
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
