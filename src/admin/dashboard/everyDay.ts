import type { DayCount } from '../../content/newsroom/outlook.ts'
import { DAY_MS } from '../../content/time.ts'
import type { Traffic } from '../../content/traffic/traffic.ts'

/** One count for each of the last days, today included: a day with nothing counts zero. */
export function everyDay(counts: readonly DayCount[], today: string, days: number): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]))
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(today) - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { day, count: known.get(day) ?? 0 }
  })
}

/** One count for each hour of a day: an hour with nothing counts zero. */
export function everyHour(counts: Traffic['byTime']): Traffic['byTime'] {
  const known = new Map(counts.map(({ at, count }) => [at, count]))
  return Array.from({ length: 24 }, (_, hour) => {
    const at = `${hour}`.padStart(2, '0')
    return { at, count: known.get(at) ?? 0 }
  })
}
