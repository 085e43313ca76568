import { DAY_MS } from '../../content/time.ts'

/** How many days, weeks and months have a backup of their own. */
export const KEPT = { daily: 7, weekly: 4, monthly: 12 }

/**
 * Which of these moments' backups are kept: the newest of each of the last seven days that have one, of the last four weeks and of the last twelve months. So the
 * newest of all always is, and a magazine that was away for a year comes back to all it had.
 */
export function backupsToKeep(moments: readonly Date[]): Set<Date> {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set<Date>()
  for (const [periodOf, most] of [
    [dayOf, KEPT.daily],
    [weekOf, KEPT.weekly],
    [monthOf, KEPT.monthly],
  ] as const) {
    const periods = new Set<string>()
    for (const moment of newestFirst) {
      if (periods.size === most) break
      if (periods.has(periodOf(moment))) continue
      periods.add(periodOf(moment))
      kept.add(moment)
    }
  }
  return kept
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)
/** The Monday it began with: 1970-01-01 was a Thursday. */
const weekOf = (moment: Date): string => String(Math.floor((moment.getTime() / DAY_MS + 3) / 7))
