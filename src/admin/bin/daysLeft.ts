import { DAY_MS, type Instant } from '../../content/time.ts'

/** How many days something has until a moment, the one under way included; none once it has come. */
export function daysLeft(until: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / DAY_MS))
}
