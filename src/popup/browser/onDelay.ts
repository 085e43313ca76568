import type { Popup } from './Popup.ts'
import type { Stop } from './Stop.ts'

/** Fires the popup once, after its delay; at once when it has none. */
export function onDelay(popup: Popup, fire: (popup: Popup) => void): Stop {
  const due = () => fire(popup)
  const timer = popup.delay_display ? setTimeout(due, popup.delay_display * 1000) : undefined
  if (!timer) due()
  return () => clearTimeout(timer)
}
