import type { DelayTrigger } from '../core/trigger.ts'
import type { Stop } from './on.ts'

/** Fires once, after the delay; at once when there is none. */
export function onDelay({ seconds }: DelayTrigger, fire: () => void): Stop {
  const timer = seconds ? setTimeout(fire, seconds * 1000) : undefined
  if (!timer) fire()
  return () => clearTimeout(timer)
}
