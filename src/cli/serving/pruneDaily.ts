import { DAY_MS } from '../../content/time.ts'

/** What is forgotten, and the line of the log if it was not. */
export type Prune = readonly [fault: string, prune: () => Promise<unknown>]

interface DailyPrunes {
  /** Takes the round upon itself, unless somebody on this store did in the last so many milliseconds. */
  readonly claim: (everyMs: number) => Promise<boolean>
  readonly prunes: readonly Prune[]
  /** What every machine forgets for itself. */
  readonly localPrunes: readonly Prune[]
  readonly onFault: (fault: string, error: unknown) => void
}

/** So long after a day a machine that is still there makes the round of one that is not. */
const LOOK_MS = 60 * 60_000

/**
 * Forgets what has been kept long enough, now and every day, until the function it gives back is called. What fails because the store was closed then is no
 * fault: the next day does it.
 */
export function pruneDaily({ claim, prunes, localPrunes, onFault }: DailyPrunes): () => void {
  let isStopped = false
  const run = ([fault, prune]: Prune) =>
    void prune().catch((error: unknown) => {
      if (!isStopped) onFault(fault, error)
    })
  const look = () => run(['nothing was pruned', async () => (await claim(DAY_MS)) && prunes.forEach(run)])
  const pruneHere = () => localPrunes.forEach(run)
  look()
  pruneHere()
  const timers = [setInterval(look, LOOK_MS), setInterval(pruneHere, DAY_MS)]
  timers.forEach((timer) => timer.unref())
  return () => {
    isStopped = true
    timers.forEach((timer) => clearInterval(timer))
  }
}

/** The date so many days before a moment. A few hours more or less do not matter to what is forgotten. */
export const dayBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
