import type { ContentState, PublicContent } from '../../content/reading/publicContent.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { Source } from '../../store/publications/sources.ts'
import { createChangeLog } from './changeLog.ts'

/** A time range in which no page changes: one version of the content, until something falls due by the clock. */
export interface Generation extends ContentState {
  /** They are counted in the order in which they begin. */
  readonly number: number
  /** In milliseconds, like `Date.now()`. */
  readonly until: number
  /** Does what was drawn in an earlier generation, from these sources, still hold in this one? */
  holds(earlier: Generation, sources: ReadonlySet<Source>): boolean
}

export type Generations = () => Generation | Promise<Generation>

/** Says which generation it is now, by the store's own word: at once where the store is at hand. The same generation is the same object. */
export function createGenerations(
  publicContent: Pick<PublicContent, 'version' | 'changesBetween' | 'nextChange'>,
  clock: Clock,
): Generations {
  const changes = createChangeLog()
  let latest: Generation | null = null
  let beginning: { readonly version: number; readonly generation: Promise<Generation> } | null = null

  function current(): Generation | Promise<Generation> {
    const version = publicContent.version()
    return typeof version === 'number' ? ofVersion(version) : version.then(ofVersion)
  }

  function ofVersion(version: number): Generation | Promise<Generation> {
    return isNow(latest, version) ? latest : begin(version)
  }

  function isNow(generation: Generation | null, version: number): generation is Generation {
    return generation?.version === version && clock().getTime() < generation.until
  }

  /** One begins after the other, so that each knows all that changed since the one before. */
  async function begin(version: number): Promise<Generation> {
    if (beginning?.version !== version) {
      const before = beginning?.generation.catch(() => undefined)
      const mine = { version, generation: look(version, before).finally(() => beginning === mine && (beginning = null)) }
      beginning = mine
    }
    const generation = await beginning.generation
    // It may have been asked for before the very boundary that we came after.
    return isNow(generation, version) ? generation : current()
  }

  async function look(version: number, before: Promise<unknown> | undefined): Promise<Generation> {
    await before
    const state = { version, from: toInstant(clock()) }
    const [changed, next] = await Promise.all([latest && publicContent.changesBetween(latest, state), publicContent.nextChange(state.from)])
    const number = changes.add(changed)
    latest = {
      ...state,
      number,
      until: Date.parse(next),
      holds: (earlier, sources) => earlier.number <= number && changes.holds(sources, earlier.number),
    }
    return latest
  }

  return current
}
