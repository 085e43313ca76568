import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import { toWallTime, type Instant } from '../../content/time.ts'

/** Counts moments, newest first, by the month a calendar in `timeZone` shows. */
export function countByMonth(moments: readonly Instant[], timeZone: string): ArchiveMonth[] {
  const counts = new Map<string, number>()
  // Within a month of UTC only the first and the last day can belong to another month here: the calendar is asked about those alone.
  for (const moment of moments) {
    const day = moment.slice(8, 10)
    const month = day > '01' && day < '28' ? moment.slice(0, 7) : toWallTime(moment, timeZone).slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([key, articles]) => ({ year: key.slice(0, 4), month: key.slice(5), articles }))
}
