import { isDisplayed } from './isDisplayed.ts'
import type { Stop } from './on.ts'

/**
 * Calls `closed` when the root is a dialog that is no longer open, which Firefox tells here before it sends `close`; and `gone` when it was taken out of
 * the page, or hidden by it.
 */
export function onVanish(root: HTMLElement & { readonly open?: boolean }, closed: () => void, gone: () => void): Stop {
  // Whoever leaves the page, or its display, loses its size.
  const observer = new ResizeObserver(() => {
    if (isDisplayed(root)) return
    if (root.isConnected && root.open === false) closed()
    else gone()
  })
  observer.observe(root)
  return () => observer.disconnect()
}
