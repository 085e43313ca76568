import { isReached } from '../core/threshold.ts'
import type { Popup } from './Popup.ts'
import { on } from './on.ts'
import type { Stop } from './Stop.ts'

/** What is checked when the page moves: one listener, put up with the first popup that needs it, serves them all. */
const checks = new Set<() => void>()
let isWatching = false
let frame = 0

/** Fires the popup once, when the reader has scrolled to its threshold. */
export function onScrollDepth(popup: Popup, fire: (popup: Popup) => void): Stop {
  const check = () => {
    const { scrollHeight } = document.documentElement
    if (popup.height_offset && isReached(popup.height_offset, scrollY, innerHeight, scrollHeight) && checks.delete(check)) fire(popup)
  }
  checks.add(check)
  if (!isWatching) watch()
  check() // a page restored half-way down sends no scroll event
  return () => checks.delete(check)
}

function watch(): void {
  isWatching = true
  const checkNextFrame = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      checks.forEach((check) => check())
    })
  }
  on(window, 'scroll resize', checkNextFrame, { passive: true })
  // Images and fonts change the height of the page without a scroll or a resize.
  new ResizeObserver(checkNextFrame).observe(document.body)
}
