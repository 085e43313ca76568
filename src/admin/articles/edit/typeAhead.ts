/** Where words go that are typed before the sheet is there to take them. */
let waiting: HTMLInputElement | null = null

/**
 * Takes whatever is typed until the sheet opens. A field that has the focus is the only thing that hears every way of typing (accents of
 * two keys, dictation, the keyboard of a phone), and the one that was written in goes away with its screen.
 */
export function catchTyping(label: string): void {
  waiting?.remove()
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  field.tabIndex = -1
  // Unseen, but as large as a field: in one of a pixel, browsers lose their place. Under 16 pixels a phone would zoom in.
  Object.assign(field.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '20em',
    opacity: '0',
    fontSize: '16px',
    pointerEvents: 'none',
  })
  document.body.append(field)
  field.focus()
  waiting = field
}

/** What was typed meanwhile, once. */
export function takeTyping(): string {
  const typed = waiting?.value ?? ''
  waiting?.remove()
  waiting = null
  return typed
}
