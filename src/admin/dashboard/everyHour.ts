import type { Traffic } from '../../content/traffic/traffic.ts'

/** One count for each hour of a day: an hour with nothing counts zero. */
export function everyHour(counts: Traffic['byTime']): Traffic['byTime'] {
  const known = new Map(counts.map(({ at, count }) => [at, count]))
  return Array.from({ length: 24 }, (_, hour) => {
    const at = `${hour}`.padStart(2, '0')
    return { at, count: known.get(at) ?? 0 }
  })
}
