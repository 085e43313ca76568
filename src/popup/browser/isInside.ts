/** Says whether a pointer event fell within the element's box. */
export function isInside(event: Event, element: HTMLElement): boolean {
  const { clientX, clientY } = event as MouseEvent // pointer events are mouse events too
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom
}
