/** The database cannot be reached, or did not answer in time. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** The store was written by a newer program: this one would not understand it. */
export class StoreTooNew extends Error {
  override readonly name = 'StoreTooNew'
  readonly migrations: readonly string[]

  constructor(migrations: readonly string[]) {
    super(`The store has migrations that this program does not know: ${migrations.join(', ')}`)
    this.migrations = migrations
  }
}

/** Hears of what failed in the store where nobody was there to be told. */
export type OnStoreFault = (error: unknown) => void

/** Runs `work`; a failure to reach the database becomes `StoreUnavailable`, anything else stays what it is. */
export async function mapDatabaseErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw renamed(error)
  }
}

/** The failure by its name: `StoreUnavailable` if it is one to reach the database, else itself. */
export function renamed(error: unknown): unknown {
  return isUnreachable(error) ? new StoreUnavailable('The database cannot be reached', { cause: error }) : error
}

// Node's network errors; PostgreSQL's classes 08 (connection), 40 (a deadlock), 53 (no disk or memory), 57 (shutting down, out of time) and a lock
// that was not had in time; SQLite's file and lock errors.
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|08|40|53|57|55P03|28|3D000|SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|NOTADB|CORRUPT|READONLY|FULL|PERM))/

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if ('code' in error && typeof error.code === 'string') return UNREACHABLE.test(error.code)
  return /timeout|terminated|not queryable|connection is not open|directory does not exist/i.test(error.message)
}
