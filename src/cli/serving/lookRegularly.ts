export interface Looking {
  /** Ends what is being done; the next start goes on with it. */
  stop(): Promise<void>
}

interface LookOptions {
  readonly everyMs: number
  /** Looks whether something is to be done, and does it until the signal. `rest` leaves out so many of the next looks. */
  readonly look: (signal: AbortSignal, rest: (looks: number) => void) => Promise<void>
  readonly onFault: (error: unknown) => void
}

/** Looks again and again, one look at a time, until it is stopped. What fails because it was stopped is no fault. */
export function lookRegularly({ everyMs, look, onFault }: LookOptions): Looking {
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  let toSkip = 0

  const timer = setInterval(() => {
    if (underWay) return
    if (toSkip > 0) {
      toSkip -= 1
      return
    }
    underWay = look(stopping.signal, (looks) => (toSkip = looks))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFault(error)
      })
      .finally(() => void (underWay = null))
  }, everyMs).unref()

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
