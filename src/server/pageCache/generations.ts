import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Source } from '../../store/publications/sources.ts'
import { createChangeLog } from './changeLog.ts'
import { DAY_MS, fromWallTime, toInstant, toWallTime, type Clock, type Instant } from '../../content/time.ts'

/** A time range in which no page changes: one version of the content, until something falls due by the clock. */
export interface Generation {
  readonly version: number
  /** In milliseconds, like `Date.now()`. */
  readonly until: number
  /** Does what was drawn in an earlier generation, from these sources, still hold in this one? */
  holds(earlier: Generation, sources: ReadonlySet<Source>): boolean
}

export type Generations = () => Generation | Promise<Generation>

/** Says which generation it is now, by the store's own word: at once where the store is at hand. The same generation is the same object. */
export function createGenerations(
  publicContent: Pick<PublicContent, 'version' | 'changesBetween' | 'nextChange' | 'newsUntil' | 'siteSettings'>,
  clock: Clock,
): Generations {
  const changes = createChangeLog()
  let latest: Generation | null = null
  let beginning: { readonly version: number; readonly generation: Promise<Generation> } | null = null

  function ofVersion(version: number): Generation | Promise<Generation> {
    return latest && latest.version === version && isOn(latest) ? latest : begin(version)
  }

  const isOn = ({ until }: Generation): boolean => clock().getTime() < until

  async function begin(version: number): Promise<Generation> {
    if (beginning?.version !== version) {
      const mine = { version, generation: look(version).finally(() => beginning === mine && (beginning = null)) }
      beginning = mine
    }
    const generation = await beginning.generation
    // It may have been asked for before the very boundary that we came after.
    return isOn(generation) ? generation : begin(version)
  }

  async function look(version: number): Promise<Generation> {
    const now = toInstant(clock())
    const after = changes.version()
    const [changed, change, news, { timeZone }] = await Promise.all([
      after !== null && after < version ? publicContent.changesBetween(after, version) : null,
      publicContent.nextChange(now),
      publicContent.newsUntil(now),
      publicContent.siteSettings(),
    ])
    if (after !== version) changes.add(after, version, changed)
    const begun = clock().getTime()
    const generation: Generation = {
      version,
      until: Math.min(momentOf(change), momentOf(news), nextMidnight(now, timeZone)),
      // What falls due by the clock may change any page.
      holds: (earlier, sources) => begun < earlier.until && changes.holds(sources, earlier.version, version),
    }
    latest = generation
    return generation
  }

  return () => {
    const version = publicContent.version()
    return typeof version === 'number' ? ofVersion(version) : version.then(ofVersion)
  }
}

const momentOf = (boundary: Instant | null): number => (boundary === null ? Infinity : Date.parse(boundary))

/** Pages may say what day it is. */
function nextMidnight(now: Instant, timeZone: string): number {
  const today = toWallTime(now, timeZone).slice(0, 10)
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10)
  return Date.parse(fromWallTime(`${tomorrow}T00:00`, timeZone))
}
