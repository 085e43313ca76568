import type { FastifyInstance } from 'fastify'
import { rarely } from '../../content/rarely.ts'
import type { Clock } from '../../content/time.ts'
import { writeInParts } from '../../store/counters/writeInParts.ts'

const FLUSH_MS = 5_000
/** So many different things may wait for a store that is down; what comes on top is not counted. */
const MOST_WAITING = 5_000

interface CountBuffer<Key> {
  readonly add: (key: Key) => void
  /** Writes everything down now. */
  readonly flush: () => Promise<void>
}

interface CountBufferParts<Key> {
  /** In one transaction. */
  readonly write: (counts: (Key & { readonly count: number })[]) => Promise<void>
  readonly clock: Clock
}

/**
 * Adds up in memory what happens often, and writes it down every few seconds and when the server closes. While the store cannot be reached
 * all stays, and is tried again; what the store refuses is logged and given up, alone. A crash loses a few seconds.
 */
export function addCountBuffer<Key extends object>(app: FastifyInstance, { write, clock }: CountBufferParts<Key>): CountBuffer<Key> {
  const waiting = new Map<string, { readonly key: Key; readonly count: number }>()
  const reportRefused = rarely((err, passedOver) => app.log.error({ err, passedOver }, 'a figure was refused by the store'), clock)
  const reportDelay = rarely((err, passedOver) => app.log.warn({ err, passedOver }, 'figures wait for the store'), clock)

  function add(key: Key, more = 1): void {
    const name = Object.values(key).join(' ')
    const known = waiting.get(name)
    if (known || waiting.size < MOST_WAITING) waiting.set(name, { key, count: (known?.count ?? 0) + more })
  }

  async function flush(): Promise<void> {
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting.clear()
    const { refused, unwritten, fault } = await writeInParts(taken, (some) => write(some.map(({ key, count }) => ({ ...key, count }))))
    for (const { error } of refused) reportRefused(error)
    if (fault !== null) reportDelay(fault)
    for (const { key, count } of unwritten) add(key, count)
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return { add: (key) => add(key), flush }
}
