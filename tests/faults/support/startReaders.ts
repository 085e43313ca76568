import { setTimeout as pause } from 'node:timers/promises'

export interface Readers {
  readonly answers: () => number
  /** Everything that a reader should not have got. */
  readonly faults: readonly string[]
  /** Waits until so many more answers have come. */
  goOn(more: number): Promise<void>
  stop(): Promise<void>
}

/** Readers who open page after page, each as soon as the last is there. What is not a page, or does not come, is a fault. */
export function startReaders(address: string, paths: () => readonly string[], count = 6): Readers {
  const faults: string[] = []
  let answers = 0
  let isOver = false
  const hasEnded = () => isOver
  const read = async (number: number) => {
    for (let time = number; !hasEnded(); time++) {
      const all = paths()
      const path = all[time % all.length] ?? '/'
      try {
        const answer = await fetch(address + path)
        const text = await answer.text()
        answers += 1
        if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
        else if (!/<\/(html|rss|feed)>\s*$/.test(text)) faults.push(`${path}: not whole`)
      } catch (error) {
        faults.push(`${path}: ${String(error instanceof Error && error.cause ? error.cause : error)}`)
      }
    }
  }
  const reading = Array.from({ length: count }, (_, number) => read(number))
  return {
    answers: () => answers,
    faults,
    async goOn(more) {
      const before = answers
      while (answers < before + more && faults.length === 0) await pause(20)
    },
    async stop() {
      isOver = true
      await Promise.all(reading)
    },
  }
}
