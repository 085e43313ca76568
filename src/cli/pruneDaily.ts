const DAY_MS = 24 * 60 * 60_000

/** Forgets what has been kept long enough, now and every day, until the function it gives back is called. */
export function pruneDaily(forget: () => Promise<unknown>, onFault: (error: unknown) => void): () => void {
  const prune = () => void forget().catch(onFault)
  prune()
  const timer = setInterval(prune, DAY_MS).unref()
  return () => clearInterval(timer)
}
