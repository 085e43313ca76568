import type { Clock } from './time.ts'

const MINUTE_MS = 60_000

/**
 * Reports the first fault at once and then at most one a minute, with how many were passed over since: what fails a hundred times a second
 * fills no log.
 */
export function rarely(report: (fault: unknown, passedOver: number) => void, clock: Clock): (fault: unknown) => void {
  let last: number | null = null
  let passedOver = 0
  return (fault) => {
    const now = clock().getTime()
    if (last !== null && now - last < MINUTE_MS) {
      passedOver += 1
      return
    }
    report(fault, passedOver)
    last = now
    passedOver = 0
  }
}
