import type { FastifyInstance } from 'fastify'

const FLUSH_MS = 5_000
/** So many different things may wait for a store that is down; what comes on top is not counted. */
const MOST_WAITING = 5_000

interface CountBuffer<Key> {
  readonly add: (key: Key) => void
  /** Writes everything down now. */
  readonly flush: () => Promise<void>
}

/**
 * Adds up in memory what happens often, and writes it down every few seconds and when the server closes. What cannot be written stays, and is
 * tried again; a crash loses a few seconds.
 */
export function addCountBuffer<Key extends object>(
  app: FastifyInstance,
  write: (counts: (Key & { readonly count: number })[]) => Promise<void>,
): CountBuffer<Key> {
  const waiting = new Map<string, { readonly key: Key; readonly count: number }>()

  function add(key: Key, more = 1): void {
    const name = Object.values(key).join(' ')
    const known = waiting.get(name)
    if (known || waiting.size < MOST_WAITING) waiting.set(name, { key, count: (known?.count ?? 0) + more })
  }

  async function flush(): Promise<void> {
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting.clear()
    try {
      await write(taken.map(({ key, count }) => ({ ...key, count })))
    } catch {
      for (const { key, count } of taken) add(key, count)
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return { add: (key) => add(key), flush }
}
