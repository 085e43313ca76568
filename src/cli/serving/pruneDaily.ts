import { DAY_MS } from '../../content/time.ts'

interface DailyPrunes {
  /** Takes the round upon itself, unless somebody on this store did in the last so many milliseconds. */
  readonly claim: (everyMs: number) => Promise<boolean>
  readonly prunes: readonly (() => Promise<unknown>)[]
  /** What every machine forgets for itself. */
  readonly localPrunes: readonly (() => Promise<unknown>)[]
  readonly onFault: (error: unknown) => void
}

/** So long after a day a machine that is still there makes the round of one that is not. */
const LOOK_MS = 60 * 60_000

/** Forgets what has been kept long enough, now and every day, until the function it gives back is called. */
export function pruneDaily({ claim, prunes, localPrunes, onFault }: DailyPrunes): () => void {
  const look = async () => {
    if (await claim(DAY_MS)) prunes.forEach((one) => void one())
  }
  const lookAndTell = () => void look().catch(onFault)
  const pruneHere = () => localPrunes.forEach((one) => void one())
  lookAndTell()
  pruneHere()
  const timers = [setInterval(lookAndTell, LOOK_MS), setInterval(pruneHere, DAY_MS)]
  timers.forEach((timer) => timer.unref())
  return () => timers.forEach((timer) => clearInterval(timer))
}

/** The date so many days before a moment. A few hours more or less do not matter to what is forgotten. */
export const dayBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
