import { on } from './on.ts'

/**
 * Makes Tab and Shift+Tab go round inside the popup: a modal dialog alone lets them out to the browser's own controls. An edge at each end hands the
 * focus on to the other; between them Tab stays the browser's, which alone knows the ways of players and frames. Gives what moves the focus in.
 */
export function keepFocusInside(root: HTMLElement): () => void {
  const first = edge()
  const last = edge()
  const between = () => [...root.querySelectorAll<HTMLElement>('*')].slice(1, -1)
  const enter = () => focusOne(root, between())
  const enterBackwards = () => focusOne(root, between().reverse())
  root.prepend(first)
  root.append(last)
  on(first, 'focus', enterBackwards)
  on(last, 'focus', enter)
  // The root, which holds the focus after a click on its text, stands before the first edge.
  on(root, 'keydown', (event) => {
    const { key, shiftKey, target } = event as KeyboardEvent // keydown brings no other kind
    if (key !== 'Tab' || target !== root) return
    event.preventDefault()
    if (shiftKey) enterBackwards()
    else enter()
  })
  return enter
}

function edge(): HTMLElement {
  const element = document.createElement('i')
  element.tabIndex = 0
  return element
}

/** Gives the focus to the first of the elements that takes it by Tab; else to the root. */
function focusOne(root: HTMLElement, elements: readonly HTMLElement[]): void {
  root.focus()
  for (const element of elements) {
    // What is disabled or hidden refuses, and only the browser knows all the reasons: so it is asked.
    if (element.tabIndex >= 0 || element.isContentEditable) element.focus()
    if (element === document.activeElement) return
  }
}
