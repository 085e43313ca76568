import { isReached } from '../core/isReached.ts'
import type { ScrollTrigger } from '../core/trigger.ts'
import { on, type Stop } from './on.ts'

/** What is checked when the page moves: one listener serves them all, for as long as there is one. */
const checks = new Set<() => void>()
let unwatch: Stop | undefined

/** Fires once, when the reader has scrolled to the offset. */
export function onScrollDepth(trigger: ScrollTrigger, fire: () => void): Stop {
  const check = () => {
    if (!isReached(trigger, scrollY, innerHeight, document.documentElement.scrollHeight)) return
    stop()
    fire()
  }
  const stop = () => {
    checks.delete(check)
    if (checks.size) return
    unwatch?.()
    unwatch = undefined
  }
  checks.add(check)
  unwatch ??= watch()
  check() // a page restored half-way down sends no scroll event
  return stop
}

function watch(): Stop {
  let frame = 0
  const checkNextFrame = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      checks.forEach((check) => check())
    })
  }
  // Images and fonts change the height of the page without a scroll or a resize; and in some themes the body is as high as the window, always.
  const observer = new ResizeObserver(checkNextFrame)
  for (const element of [document.body, ...document.body.children]) observer.observe(element)
  const stop = on(window, 'scroll resize load', checkNextFrame, { passive: true, capture: true }) // only on the way down does an image tell that it has loaded
  return () => {
    stop()
    observer.disconnect()
  }
}
