/** How many durations fell into each bucket, and what they come to: what a histogram is printed from. */
export interface DurationTally {
  /** How many took at most as long as each of `DURATION_BUCKETS` says, and no less than the one before; the last holds the rest. */
  readonly buckets: number[]
  sum: number
}

/** In seconds. */
export const DURATION_BUCKETS: readonly number[] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export const newDurationTally = (): DurationTally => ({ buckets: [...DURATION_BUCKETS, Infinity].map(() => 0), sum: 0 })

export function addDuration(tally: DurationTally, seconds: number): void {
  let bucket = 0
  while (bucket < DURATION_BUCKETS.length && seconds > (DURATION_BUCKETS[bucket] ?? 0)) bucket += 1
  tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1
  tally.sum += seconds
}
