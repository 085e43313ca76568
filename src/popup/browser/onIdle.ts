import { isInside } from './isInside.ts'
import { on, type Stop } from './on.ts'

const TICK_MS = 50

/**
 * Calls `done` after `ms` in which the reader left the popup alone. Only moments count in which the tab is in sight and the pointer is not over `box`;
 * the first key or click inside ends the countdown for good. Counting them, one needs no clock, which readers and laptops' lids change.
 */
export function onIdle(root: HTMLElement, box: HTMLElement, ms: number, done: () => void): Stop {
  let left = ms
  let isOver = false
  const timer = setInterval(() => {
    if (isOver || document.hidden) return
    left -= TICK_MS
    if (left < 1) done()
  }, TICK_MS)
  // The pointer over a dialog's backdrop is over the dialog, says the browser: only the coordinates tell them apart.
  const stopListening = on(root, 'pointermove pointerover pointerleave keydown click', (event) => {
    isOver = event.type !== 'pointerleave' && isInside(event, box)
    if (event.type === 'keydown' || (isOver && event.type === 'click')) stop()
  })
  function stop(): void {
    clearInterval(timer)
    stopListening()
  }
  return stop
}
