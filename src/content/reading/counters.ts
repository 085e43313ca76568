import type { Instant } from '../time.ts'

/** A redirect that readers followed, how often since it was last written down, and when the last time. */
export interface Hits {
  readonly path: string
  readonly count: number
  readonly at: Instant
}

/** Where a server writes down what it has counted. Nothing in it tells who the readers were. */
export interface Counters {
  addHits(hits: readonly Hits[]): Promise<void>
  /** How often articles were read on a day of the magazine's calendar, by their slug. */
  addReads(day: string, reads: ReadonlyMap<string, number>): Promise<void>
}
