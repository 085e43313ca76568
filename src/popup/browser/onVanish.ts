import type { Stop } from './on.ts'

/** Calls `gone` when the element is no longer displayed: taken out of the page, or hidden by it. */
export function onVanish(element: HTMLElement, gone: () => void): Stop {
  // Whoever leaves the page, or its display, loses its size.
  const observer = new ResizeObserver(() => element.getClientRects().length || gone())
  observer.observe(element)
  return () => observer.disconnect()
}
