import type { Stop } from './Stop.ts'

/** Fires once, after the delay; at once when there is none. */
export function onDelay(seconds: number, fire: () => void): Stop {
  const timer = seconds ? setTimeout(fire, seconds * 1000) : undefined
  if (!timer) fire()
  return () => clearTimeout(timer)
}
