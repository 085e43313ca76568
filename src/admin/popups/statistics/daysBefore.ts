import { DAY_MS } from '../../../content/time.ts'

/** The day of the calendar so many days before another: `2026-11-15`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
