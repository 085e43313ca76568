import { addDuration, newDurationTally, type DurationTally } from './durationTally.ts'
import { renamed, StoreUnavailable, type StoreTrouble } from './faults.ts'

/** What the store did since it was opened. */
export interface StoreFigures {
  /** How long its answers took, on the connections of readers and of the writer. */
  readonly reading: DurationTally
  readonly writing: DurationTally
  /** How long writes waited for their turn, and how many wait now. */
  readonly waited: DurationTally
  readonly waiting: number
  /** What was not answered; `query`: through a fault of what was asked. */
  readonly errors: Readonly<Record<StoreTrouble | 'query', number>>
}

export interface FigureKeeper {
  readonly figures: () => StoreFigures
  answered(use: 'reading' | 'writing', milliseconds: number): void
  failed(error: unknown): void
  /** A write begins to wait; what it gives back is called when its turn has come, or will not. */
  wait(): () => void
}

export function createFigureKeeper(): FigureKeeper {
  const [reading, writing, waited] = [newDurationTally(), newDurationTally(), newDurationTally()]
  const errors = { unreachable: 0, full: 0, 'read-only': 0, damaged: 0, query: 0 }
  let waiting = 0
  return {
    figures: () => ({ reading, writing, waited, waiting, errors }),
    answered: (use, milliseconds) => addDuration(use === 'reading' ? reading : writing, milliseconds / 1000),
    failed(error) {
      const named = renamed(error)
      errors[named instanceof StoreUnavailable ? named.trouble : 'query'] += 1
    },
    wait() {
      const began = performance.now()
      let isOver = false
      waiting += 1
      return () => {
        if (isOver) return
        isOver = true
        waiting -= 1
        addDuration(waited, (performance.now() - began) / 1000)
      }
    },
  }
}
