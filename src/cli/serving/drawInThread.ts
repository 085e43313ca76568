import { Worker } from 'node:worker_threads'
import type { DrawWords } from '../../server/socialCards/drawCard.ts'
import type { SocialCard } from '../../site/socialCards/card.ts'
import { PROGRAM } from '../programCode.ts'

/** What the thread is sent, and what it answers. */
export interface ToDraw {
  readonly number: number
  readonly card: SocialCard
}
export type Drawn = { readonly number: number } & ({ readonly svg: string } | { readonly error: unknown })

interface Waiting {
  readonly resolve: (svg: string) => void
  readonly reject: (error: unknown) => void
}

/** The build of `wordsThread.ts`. */
const THREAD = new URL('wordsThread.js', PROGRAM)

/** How long a thread without work is kept: networks ask for several cards in a row, and what draws has tens of megabytes. */
const KEPT_MS = 30_000

interface Options {
  readonly start?: () => Worker
  readonly keptMs?: number
}

/**
 * Draws the words of social cards in a thread of its own, so that readers do not wait meanwhile. It begins with the first card, ends when nobody has asked
 * for a while, and one that has died is followed by another. The program need not wait for it to end.
 */
export function drawInThread({ start = () => new Worker(THREAD), keptMs = KEPT_MS }: Options = {}): DrawWords {
  let current: Worker | null = null
  let draw: DrawWords
  let rest: NodeJS.Timeout | undefined

  function begin(): void {
    const thread = start()
    const waiting = new Map<number, Waiting>()
    let count = 0
    let cause: unknown
    const forget = (): void => void (current === thread && (current = null))
    thread.on('message', (drawn: Drawn) => {
      const asked = waiting.get(drawn.number)
      waiting.delete(drawn.number)
      if ('svg' in drawn) asked?.resolve(drawn.svg)
      else asked?.reject(drawn.error)
      if (waiting.size > 0) return
      thread.unref()
      rest = setTimeout(() => {
        forget()
        void thread.terminate()
      }, keptMs).unref()
    })
    thread.on('error', (error) => (cause = error))
    thread.on('exit', () => {
      forget()
      for (const { reject } of waiting.values()) reject(new Error('The thread that draws social cards has ended', { cause }))
    })
    current = thread
    draw = (card) =>
      new Promise((resolve, reject) => {
        thread.ref()
        count += 1
        waiting.set(count, { resolve, reject })
        thread.postMessage({ number: count, card } satisfies ToDraw)
      })
  }

  return (card) => {
    clearTimeout(rest)
    if (!current) begin()
    return draw(card)
  }
}
