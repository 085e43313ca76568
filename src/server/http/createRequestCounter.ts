import { LRUCache } from 'lru-cache'
import type { Clock } from '../../content/time.ts'
import type { RequestCounts } from '../../store/counters/requestCounts.ts'

export interface RequestCounter {
  /** Counts one more request, and says how many there were and for how much longer they count. */
  count(key: string, windowMs: number, max: number): { readonly current: number; readonly ttl: number }
  /** Tells the other processes what they should know, and hears it from them. */
  exchange(): Promise<void>
}

interface Entry {
  count: number
  /** What the others have not been told. */
  untold: number
  untilMs: number
  max: number
}

const REMEMBERED = 20_000
/** Whoever has used less of a limit than this here is not worth a word to the others: an ordinary reader leaves no trace in the store. */
const TOLD_FROM = 0.1

/**
 * Counts requests in memory, so that counting costs them nothing. With others that serve the same magazine, what somebody asks of all is known to each
 * after an exchange: until then, and below a tenth of the limit, they count alone. With P processes somebody may so get up to a tenth of the limit
 * from each before all know, and what they send between two exchanges.
 */
export function createRequestCounter(clock: Clock, others: RequestCounts | null): RequestCounter {
  const entries = new LRUCache<string, Entry>({ max: REMEMBERED })

  function entryOf(key: string, windowMs: number, max: number, now: number): Entry {
    const known = entries.get(key)
    if (known && known.untilMs > now) return known
    const made = { count: 0, untold: 0, untilMs: now + windowMs, max }
    entries.set(key, made)
    return made
  }

  return {
    count(key, windowMs, max) {
      const now = clock().getTime()
      const entry = entryOf(key, windowMs, max, now)
      entry.count += 1
      entry.untold += 1
      return { current: entry.count, ttl: entry.untilMs - now }
    },

    async exchange() {
      const now = clock()
      const told = [...entries.entries()].filter(
        ([, entry]) => entry.untold > 0 && entry.untilMs > now.getTime() && entry.count >= entry.max * TOLD_FROM,
      )
      if (!others || told.length === 0) return
      const amounts = told.map(([key, { untold, untilMs }]) => ({ key, count: untold, untilMs }))
      const totals = new Map((await others.exchange(amounts, now)).map((total) => [total.key, total]))
      for (const [index, [key, entry]] of told.entries()) {
        const total = totals.get(key)
        const sent = amounts[index]?.count ?? 0
        if (!total) continue
        // What was counted while the store was asked comes on top.
        entry.untold -= sent
        entry.count = total.count + entry.untold
        entry.untilMs = total.untilMs
      }
    },
  }
}
