import type { FastifyInstance } from 'fastify'
import { rarely } from '../../content/rarely.ts'
import type { Counters } from '../../content/reading/counters.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { toInstant, toWallTime, type Clock, type Instant } from '../../content/time.ts'
import { writeInParts } from '../../store/counters/writeInParts.ts'
import { isRobot } from './isRobot.ts'

/** How often one article was answered since the last time it was written down. */
export interface ReadCounter {
  count: number
}

/** One more reader of a page, if its readers are counted. Who only asks for its head is none, nor are programs that say what they are. */
export function countRead(reads: ReadCounter | null, { method, headers }: Visit): void {
  if (reads && method === 'GET' && !isRobot(headers['user-agent'])) reads.count += 1
}

interface Visit {
  readonly method?: string | undefined
  readonly headers: { readonly 'user-agent'?: string | undefined }
}

/** What a server counts in memory: it costs a page nothing, and a store that is down fails nobody. */
export interface ReadCounters {
  /** The counter of an article, always the same for a slug. There are no more of them than articles were read. */
  readsOf(slug: string): ReadCounter
  readonly countHit: (path: string) => void
  /** Writes everything down now. While the store cannot be reached it stays, and is tried again. */
  flush(): Promise<void>
}

interface ReadCountersParts {
  readonly counters: Counters
  readonly publicContent: Pick<PublicContent, 'siteSettings'>
  readonly clock: Clock
}

const HITS_EVERY_MS = 5_000
const READS_EVERY_MS = 60_000

/** Counts, and writes down every so often and when the server closes. What a CDN answers by itself never comes here, nor into these figures. */
export function addReadCounters(app: FastifyInstance, { counters, publicContent, clock }: ReadCountersParts): ReadCounters {
  const reads = new Map<string, ReadCounter>()
  const hits = new Map<string, { count: number; at: Instant }>()
  const reportRefused = rarely((err, passedOver) => app.log.error({ err, passedOver }, 'a count was refused by the store'), clock)
  const reportDelay = rarely((err, passedOver) => app.log.warn({ err, passedOver }, 'counts wait for the store'), clock)

  function readsOf(slug: string): ReadCounter {
    const known = reads.get(slug)
    if (known) return known
    const made = { count: 0 }
    reads.set(slug, made)
    return made
  }

  function countHit(path: string): void {
    hits.set(path, { count: (hits.get(path)?.count ?? 0) + 1, at: toInstant(clock()) })
  }

  async function flushHits(): Promise<void> {
    if (hits.size === 0) return
    const taken = [...hits].map(([path, hit]) => ({ path, ...hit }))
    hits.clear()
    for (const { path, count, at } of await write(taken, (some) => counters.addHits(some))) {
      const since = hits.get(path)
      hits.set(path, { count: count + (since?.count ?? 0), at: since?.at ?? at })
    }
  }

  async function flushReads(): Promise<void> {
    const taken = [...reads].flatMap(([slug, { count }]) => (count > 0 ? [[slug, count] as const] : []))
    if (taken.length === 0) return
    // Pages go on counting on the very counters meanwhile.
    for (const [slug, count] of taken) readsOf(slug).count -= count
    const unwritten = await write(taken, async (some) => {
      const { timeZone } = await publicContent.siteSettings()
      await counters.addReads(toWallTime(toInstant(clock()), timeZone).slice(0, 10), new Map(some))
    })
    for (const [slug, count] of unwritten) readsOf(slug).count += count
  }

  /** Gives back what the store could not be reached for; what it refuses is logged and given up. */
  async function write<Row>(rows: readonly Row[], add: (rows: readonly Row[]) => Promise<void>): Promise<readonly Row[]> {
    const { refused, unwritten, fault } = await writeInParts(rows, add)
    for (const { error } of refused) reportRefused(error)
    if (fault !== null) reportDelay(fault)
    return unwritten
  }

  const flush = async () => {
    await flushHits()
    await flushReads()
  }
  const timers = [setInterval(() => void flushHits(), HITS_EVERY_MS), setInterval(() => void flushReads(), READS_EVERY_MS)]
  timers.forEach((timer) => timer.unref())
  app.addHook('preClose', async () => {
    timers.forEach((timer) => clearInterval(timer))
    await flush()
  })
  return { readsOf, countHit, flush }
}
