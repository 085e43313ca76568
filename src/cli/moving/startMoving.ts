import { lookRegularly, type Looking } from '../serving/lookRegularly.ts'

interface MovingParts {
  /** Moves that somebody should run. */
  readonly due: () => Promise<readonly string[]>
  /** Are its files on this machine? */
  readonly isHere: (id: string) => Promise<boolean>
  /** Runs one to its end, its pause or its failure, which it tells the store itself; rejects if it could not. */
  readonly run: (id: string, signal: AbortSignal) => Promise<void>
  /** Says of one that it ended without a word. */
  readonly fail: (id: string) => Promise<void>
  /** Gives one back that this program ended. */
  readonly release: (id: string) => Promise<void>
  readonly onFault: (error: unknown) => void
}

/** Whoever pressed a button waits for it. */
const LOOK_MS = 1_000

/** Runs the moves that are begun in the back office, one at a time. Of several machines the one that has its files runs a move. */
export function startMoving({ due, isHere, run, fail, release, onFault }: MovingParts): Looking {
  async function look(signal: AbortSignal): Promise<void> {
    const isStopping = () => signal.aborted
    for (const id of await due()) {
      if (isStopping() || !(await isHere(id))) continue
      try {
        await run(id, signal)
      } catch (error) {
        if (!isStopping()) {
          onFault(error)
          await fail(id)
        }
      }
      if (isStopping()) await release(id)
    }
  }

  return lookRegularly({ everyMs: LOOK_MS, look, onFault })
}
