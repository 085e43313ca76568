import { LRUCache } from 'lru-cache'
import { collectSources, type Source } from '../../store/publications/sources.ts'
import { StoreUnavailable, withTimeout } from '../../store/faults.ts'
import type { ReadCounter } from '../counting/readCounters.ts'
import type { EncodedPage } from './encodePage.ts'
import type { Generation, Generations } from './generations.ts'

/** A page as it was drawn. */
export interface CacheEntry {
  readonly page: EncodedPage
  /** The last one in which it is known to be what the store would give. */
  generation: Generation
  readonly sources: ReadonlySet<Source>
  /** In milliseconds, like `Date.now()`. */
  readonly drawnAt: number
  /** What kind of page it is, for who counts them. */
  readonly route: string
  /** Does its query make it another page? */
  readonly hasQuery: boolean
  /** How often it was read, where that is counted: shared by all the drawings of one article. */
  readonly reads: ReadCounter | null
}

/** Where an answer came from: memory, the store, or memory because the store is down. */
export type CacheLookup = { readonly entry: CacheEntry; readonly from: 'hit' | 'miss' | 'stale' }

export interface Drawing {
  readonly route: string
  readonly hasQuery: boolean
  /** What counts how often it is answered; made only for a page that is there. */
  readonly reads?: (() => ReadCounter) | undefined
  /** False for what anybody can invent an address for: such pages must not push the others out. Or asked once it is drawn. */
  readonly isCacheable: boolean | (() => Promise<boolean>)
  /** Nothing if the address names nothing. */
  readonly draw: () => Promise<EncodedPage | undefined>
}

export interface PageCache {
  readonly generations: Generations
  /** The page that is kept under this address, however old. */
  readonly peek: (address: string) => CacheEntry | undefined
  /** The same, and from now on others are forgotten before it. */
  readonly use: (address: string) => CacheEntry | undefined
  /** Is a page what the store would give in this generation? One that was drawn from nothing that changed since goes on being it. */
  readonly isFresh: (entry: CacheEntry, generation: Generation) => boolean
  /** The page of this address as it is now; as it was, while the store cannot be reached. */
  find(address: string, drawing: Drawing): Promise<CacheLookup | undefined>
  /** What the kept pages weigh, in bytes. */
  weight(): number
}

export interface PageCacheOptions {
  readonly generations: Generations
  readonly clock: () => Date
  readonly maxBytes?: number
  /** Hears of every page that is kept, and what it was drawn from. */
  readonly onKept?: (address: string, sources: ReadonlySet<Source>) => void
  readonly drawDeadline?: number
}

const MAX_BYTES = 128 * 1024 * 1024
/** What a page weighs besides its bytes. */
const OVERHEAD_BYTES = 4096
const SOURCE_BYTES = 128
/** A page that takes longer is waiting for a store that will not answer. */
const DRAW_DEADLINE_MS = 5_000

/** Keeps whole pages in memory, and draws each once per generation however many ask for it at once. */
export function createPageCache({
  generations,
  clock,
  maxBytes = MAX_BYTES,
  onKept = () => undefined,
  drawDeadline = DRAW_DEADLINE_MS,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: weigh })
  const flights = new Map<string, { readonly generation: Generation; readonly kept: Promise<CacheEntry | undefined> }>()

  async function find(address: string, drawing: Drawing): Promise<CacheLookup | undefined> {
    try {
      const generation = await generations()
      const known = pages.get(address)
      if (known && isFresh(known, generation)) return { entry: known, from: 'hit' }
      const entry = await drawOnce(address, generation, drawing)
      return entry && { entry, from: 'miss' }
    } catch (error) {
      const known = error instanceof StoreUnavailable ? pages.get(address) : undefined
      if (known) return { entry: known, from: 'stale' }
      throw error
    }
  }

  /** Whoever comes in a later generation does not wait for a drawing of an earlier one. */
  function drawOnce(address: string, generation: Generation, drawing: Drawing): Promise<CacheEntry | undefined> {
    const flight = flights.get(address)
    if (flight?.generation === generation) return flight.kept
    const mine = { generation, kept: withTimeout(drawDeadline, draw()).finally(land) }
    flights.set(address, mine)
    return mine.kept

    async function draw(): Promise<CacheEntry | undefined> {
      const { route, hasQuery, isCacheable: isKept } = drawing
      const drawnAt = clock().getTime()
      const drawn = await collectSources(async () => {
        const page = await drawing.draw()
        return { page, lasts: typeof isKept === 'function' ? page !== undefined && (await isKept()) : isKept }
      })
      const { page, lasts } = drawn.value
      const kept = page && { page, generation, sources: drawn.sources, drawnAt, route, hasQuery, reads: drawing.reads?.() ?? null }
      // An earlier drawing may land after a later one, and has nothing to say any more.
      if (isKept && isLatest()) {
        if (kept && lasts) {
          pages.set(address, kept)
          onKept(address, kept.sources)
        } else pages.delete(address)
      }
      return kept
    }
    function isLatest(): boolean {
      return flights.get(address)?.generation === generation
    }
    function land(): void {
      if (isLatest()) flights.delete(address)
    }
  }

  return {
    generations,
    isFresh,
    find,
    peek: (address) => pages.peek(address),
    use: (address) => pages.get(address),
    weight: () => pages.calculatedSize,
  }
}

function isFresh(entry: CacheEntry, generation: Generation): boolean {
  if (entry.generation === generation) return true
  if (!generation.holds(entry.generation, entry.sources)) return false
  entry.generation = generation
  return true
}

function weigh({ page: { identity, gzip, br }, sources }: CacheEntry): number {
  return OVERHEAD_BYTES + sources.size * SOURCE_BYTES + identity.bytes.length + (gzip?.bytes.length ?? 0) + (br?.bytes.length ?? 0)
}
