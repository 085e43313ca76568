import { StoreUnavailable } from './faults.ts'

interface Member<Db> {
  readonly run: (db: Db) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** As many as share a transaction: whoever is alone in the queue after them does not wait for long. */
const MOST_TOGETHER = 100

/**
 * Runs what several callers ask for as one transaction after the other, each with all that came while the last was being committed: a commit
 * waits for the disk, and is shared. Nobody is answered before it. Work that fails is told so alone: the others are run again without it, so
 * `work` does nothing but through the transaction it is given.
 */
export function createGroupCommit<Db>(transact: (work: (db: Db) => Promise<void>) => Promise<void>) {
  const pending: Member<Db>[] = []
  let isRunning = false

  async function commitAll(): Promise<void> {
    while (pending.length > 0) await commit(pending.splice(0, MOST_TOGETHER))
    isRunning = false
  }

  async function commit(group: readonly Member<Db>[]): Promise<void> {
    let results: unknown[] = []
    let culprit: Member<Db> | null = null
    const runAll = async (db: Db) => {
      results = []
      for (const member of group) {
        culprit = member
        results.push(await member.run(db))
      }
      culprit = null
    }
    try {
      await transact(runAll)
    } catch (error) {
      return giveUp(group, culprit, error)
    }
    group.forEach(({ resolve }, index) => resolve(results[index]))
  }

  /** A store that cannot be used, or a commit of which nobody knows, fails all; anything else is the fault of whose turn it was. */
  async function giveUp(group: readonly Member<Db>[], culprit: Member<Db> | null, error: unknown): Promise<void> {
    if (culprit === null || error instanceof StoreUnavailable) {
      for (const { reject } of group) reject(error)
      return
    }
    culprit.reject(error)
    const others = group.filter((member) => member !== culprit)
    if (others.length > 0) await commit(others)
  }

  return <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      pending.push({ run: work, resolve, reject })
      if (isRunning) return
      isRunning = true
      void commitAll()
    }) as Promise<T> // what its own work gave
}
