/** Does some work once it is its turn. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many work at once; the others wait their turn. */
export function createLimiter(places: number): Limiter {
  const waiting: (() => void)[] = []
  let taken = 0

  return async (work) => {
    if (taken >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else taken += 1
    try {
      return await work()
    } finally {
      // Whoever comes next takes the very place.
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
