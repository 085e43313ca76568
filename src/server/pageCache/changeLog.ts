import type { Source } from '../../store/publications/sources.ts'

/** Remembers when what changed, last: by the numbers of the generations. */
export interface ChangeLog {
  /** Adds what changed before the next generation, null if it may be anything, and says its number. */
  readonly add: (changed: ReadonlySet<Source> | null) => number
  /** Does what was drawn from these sources in one generation hold in the newest? */
  readonly holds: (sources: ReadonlySet<Source>, drawnIn: number) => boolean
}

/** So many sources are remembered: a few megabytes, and more changes than a day has. */
const MOST = 50_000

export function createChangeLog(): ChangeLog {
  const lastChange = new Map<Source, number>()
  let newest = 0
  /** Whatever was drawn before this has changed, as far as anybody knows. */
  let begunAt = 0

  return {
    add(changed) {
      newest += 1
      if (changed && lastChange.size <= MOST) for (const source of changed) lastChange.set(source, newest)
      else {
        lastChange.clear()
        begunAt = newest
      }
      return newest
    },
    holds(sources, drawnIn) {
      if (drawnIn < begunAt) return false
      for (const source of sources) if ((lastChange.get(source) ?? 0) > drawnIn) return false
      return true
    },
  }
}
