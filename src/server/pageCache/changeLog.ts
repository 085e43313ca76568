import type { Source } from '../../store/publications/sources.ts'

/** Remembers which version changed what, last. */
export interface ChangeLog {
  /** The newest version it knows of; null before the first. */
  version(): number | null
  /** Adds what the versions after `after`, up to this one, changed; null if it may be anything. */
  add(after: number | null, version: number, changed: ReadonlySet<Source> | null): void
  /** Does what was drawn from these sources in one version hold in a later one? Not as far as is known, if the log was begun anew since. */
  holds(sources: ReadonlySet<Source>, drawnIn: number, version: number): boolean
}

/** So many sources are remembered: a few megabytes, and more changes than a day has. */
const MOST = 50_000

export function createChangeLog(): ChangeLog {
  const lastChange = new Map<Source, number>()
  let newest: number | null = null
  /** Whatever was drawn before this has changed, as far as anybody knows. */
  let begunAt = Infinity

  return {
    version: () => newest,
    add(after, version, changed) {
      const isContinued = changed !== null && after !== null && newest !== null && after <= newest && lastChange.size <= MOST
      // Of two that asked at once the later version may come first, and says all that the other does.
      if (isContinued && newest !== null && version <= newest) return
      if (isContinued) for (const source of changed) lastChange.set(source, version)
      else {
        lastChange.clear()
        begunAt = version
      }
      newest = version
    },
    holds(sources, drawnIn, version) {
      if (newest === null || newest < version || drawnIn > version || drawnIn < begunAt) return false
      for (const source of sources) if ((lastChange.get(source) ?? -Infinity) > drawnIn) return false
      return true
    },
  }
}
