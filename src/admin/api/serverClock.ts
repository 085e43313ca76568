import { useEffect, useState } from 'react'
import { toInstant, type Instant } from '../../content/time.ts'
import { NOW_HEADER } from '../../content/nowHeader.ts'

/** How far the clock of this device is behind the server's. */
let behindMs = 0

/** Sets the clock by an answer of the server: what is told in it has happened by then, whatever this device's clock says. */
export function learnServerTime(headers: Headers): void {
  const told = Date.parse(headers.get(NOW_HEADER) ?? '')
  if (!Number.isNaN(told)) behindMs = told - Date.now()
}

/** The moment by the server's clock, which decides what is past and what is to come. */
export const serverNow = (): Instant => toInstant(new Date(serverTime()))

/** The same in milliseconds, to reckon with. */
export const serverTime = (): number => Date.now() + behindMs

const TICK_MS = 10_000

/** The moment by the server's clock, told anew every few seconds: what was planned comes about while one looks. */
export function useServerNow(): Instant {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return serverNow()
}
