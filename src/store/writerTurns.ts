export type WriterLane = 'newsroom' | 'group'

/** Runs work of both lanes one at a time, each lane in the order it came. */
export type WriterTurns = <T>(lane: WriterLane, work: () => Promise<T>) => Promise<T>

/**
 * Turns at a connection that has one writer. While both lanes wait they alternate, so that neither a burst of saves nor one of readers' answers
 * holds up the other. The next begins at once: to let the event loop go round in between would give writers one transaction for each round, and a
 * round takes long when there is much to do.
 */
export function createWriterTurns(): WriterTurns {
  const waiting: Record<WriterLane, (() => void)[]> = { newsroom: [], group: [] }
  let isTaken = false
  let last: WriterLane = 'newsroom'

  function passOn(): void {
    const other = last === 'newsroom' ? 'group' : 'newsroom'
    const lane = waiting[other].length > 0 ? other : last
    const begin = waiting[lane].shift()
    if (!begin) {
      isTaken = false
      return
    }
    last = lane
    begin()
  }

  return async (lane, work) => {
    if (isTaken) await new Promise<void>((resolve) => waiting[lane].push(resolve))
    else last = lane
    isTaken = true
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
