import type { DayCount } from '../../content/newsroom/outlook.ts'
import { DAY_MS } from '../../content/time.ts'

/** One count for each of the last days, today included: a day with nothing counts zero. */
export function everyDay(counts: readonly DayCount[], today: string, days: number): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]))
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(today) - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { day, count: known.get(day) ?? 0 }
  })
}
