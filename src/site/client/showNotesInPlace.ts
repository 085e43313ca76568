/**
 * Shows a footnote beside its reference. The reference stays the link it is: where the browser has no popovers, or with a new tab asked for,
 * it leads to the note at the foot of the text.
 */
export function showNotesInPlace(root: Document): void {
  if (!('popover' in HTMLElement.prototype)) return
  root.addEventListener('click', (event) => {
    const reference = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.js-note') : null
    if (!reference || event.metaKey || event.ctrlKey || event.shiftKey) return
    const note = root.getElementById(reference.hash.slice(1))
    if (!note) return
    event.preventDefault()
    show(reference, note)
  })
}

function show(reference: HTMLAnchorElement, note: HTMLElement): void {
  const box = document.createElement('div')
  box.className = 'note-box'
  box.popover = 'auto'
  box.tabIndex = -1
  box.role = 'dialog'
  box.ariaLabel = reference.ariaLabel
  box.append(...note.cloneNode(true).childNodes)
  const wayBack = box.querySelector<HTMLAnchorElement>('.note-return')
  if (wayBack) {
    wayBack.href = reference.href
    wayBack.ariaLabel = null
    wayBack.textContent = reference.dataset['go'] ?? ''
    wayBack.addEventListener('click', () => box.hidePopover())
  }
  // Right after its reference: that is where the next Tab goes, and what the style places it by.
  reference.after(box)
  box.addEventListener('toggle', ({ newState }) => newState === 'closed' && box.remove())
  // The browser gives the focus back to where it was; Safari does not put it on a link that is clicked.
  reference.focus({ preventScroll: true })
  box.showPopover()
  box.focus({ preventScroll: true })
}
