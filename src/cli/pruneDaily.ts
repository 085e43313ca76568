import { DAY_MS } from '../content/time.ts'

/** Forgets what has been kept long enough, now and every day, until the function it gives back is called. */
export function pruneDaily(prunes: readonly (() => Promise<unknown>)[]): () => void {
  const prune = () => prunes.forEach((one) => void one())
  prune()
  const timer = setInterval(prune, DAY_MS).unref()
  return () => clearInterval(timer)
}

/** The date so many days before a moment. A few hours more or less do not matter to what is forgotten. */
export const dayBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
