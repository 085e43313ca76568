/** Only the first and the last of them count: what else takes the focus stands between these. */
const TAB_STOPS = ':is(a[href],button,input,select,textarea):not(:disabled)'

/** Makes Tab and Shift+Tab go round inside the popup: a modal dialog alone lets them out to the browser's own controls. */
export function keepFocusInside(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...root.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((element) => element.offsetWidth)
  if (event.shiftKey) stops.reverse()
  const { activeElement } = document
  if (stops.length && activeElement !== stops[stops.length - 1] && activeElement !== root) return
  event.preventDefault()
  stops[0]?.focus()
}
