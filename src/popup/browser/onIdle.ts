import { isInside } from './isInside.ts'
import { on } from './on.ts'
import type { Stop } from './Stop.ts'

type Timer = ReturnType<typeof setTimeout>

/**
 * Calls `done` after `ms` in which the reader left the popup alone. The countdown stands still while the pointer is over `box`
 * and ends for good at the first key or click inside.
 */
export function onIdle(root: HTMLElement, box: HTMLElement, ms: number, done: () => void): Stop {
  let left = ms
  let since = 0
  let timer: Timer | undefined

  const pause = () => {
    if (!timer) return
    clearTimeout(timer)
    left -= Date.now() - since
    timer = undefined
  }
  const resume = () => {
    if (timer) return
    since = Date.now()
    timer = setTimeout(done, left)
  }
  const stop = () => {
    pause()
    stopListening()
  }
  // The pointer over a dialog's backdrop is over the dialog, says the browser: only the coordinates tell them apart.
  const stopListening = on(root, 'pointermove pointerover pointerleave keydown click', (event) => {
    const isOver = event.type !== 'pointerleave' && isInside(event, box)
    if (event.type === 'keydown' || (isOver && event.type === 'click')) stop()
    else if (isOver) pause()
    else resume()
  })
  resume()
  return stop
}
