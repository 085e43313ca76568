import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus back to what can be done next, once something was done: the button that was pressed was switched off meanwhile, or is gone, and
 * the browser leaves whoever works by keyboard on nothing.
 */
export function useFocusAfter(isBusy: boolean): RefObject<HTMLSpanElement | null> {
  const actions = useRef<HTMLSpanElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (hasEnded && document.activeElement === document.body) actions.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [isBusy])
  return actions
}
