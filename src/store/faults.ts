/** What keeps the store from being used: nobody answers in time, its disk is full, it may only be read, or what it holds is damaged. */
export type StoreTrouble = 'unreachable' | 'full' | 'read-only' | 'damaged'

/** The store cannot do as asked, through no fault of what was asked. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly trouble: StoreTrouble

  constructor(message: string, { trouble = 'unreachable', ...options }: ErrorOptions & { readonly trouble?: StoreTrouble } = {}) {
    super(message, options)
    this.trouble = trouble
  }
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

/** Rows of another store are on their way here, and not all of them have come: this is no magazine yet. */
export class StoreUnfinished extends Error {
  override readonly name = 'StoreUnfinished'
}

/** Hears of what failed in the store where nobody was there to be told. */
export type OnStoreFault = (error: unknown) => void

/** Runs `work`; a failure of the database itself becomes `StoreUnavailable`, anything else stays what it is. */
export async function mapDatabaseErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw renamed(error)
  }
}

/**
 * What `work` gives; a store that has not given it in time is one that cannot be reached. Where it was us who stood still that long, timers come before
 * what waits to be read: it is read first.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new StoreUnavailable('The database did not answer in time'))
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The failure by its name: `StoreUnavailable` if it is one of the database itself, else itself. */
export function renamed(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error
  const trouble = diskTroubleOf(error) ?? (isUnreachable(error) ? 'unreachable' : null)
  return trouble === null ? error : new StoreUnavailable(MESSAGES[trouble], { cause: error, trouble })
}

const MESSAGES: Record<StoreTrouble, string> = {
  unreachable: 'The database cannot be reached',
  full: 'The disk is full',
  'read-only': 'The store can only be read',
  damaged: 'The store is damaged',
}

// SQLite's codes, PostgreSQL's and those of Node's file system. On a full disk SQLite cannot even lay out the memory that its readers share (SHMSIZE).
const DISK_TROUBLES: readonly (readonly [Exclude<StoreTrouble, 'unreachable'>, RegExp])[] = [
  ['full', /^(SQLITE_(FULL|IOERR_SHMSIZE)|53100|ENOSPC|EDQUOT)/],
  ['read-only', /^(SQLITE_READONLY|25006|EROFS)/],
  ['damaged', /^(SQLITE_(CORRUPT|NOTADB)|XX00[12])/],
]

/** What is wrong with the disk, if that is what failed: that of the store, or that of uploaded files. */
export function diskTroubleOf(error: unknown): Exclude<StoreTrouble, 'unreachable'> | null {
  const code = codeOf(error)
  return DISK_TROUBLES.find(([, codes]) => codes.test(code))?.[0] ?? null
}

// Node's network errors; PostgreSQL's classes 08 (connection), 40 (a deadlock), 53 (no memory), 57 (shutting down, out of time) and a lock
// that was not had in time; SQLite's file and lock errors.
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|08|40|53|57|55P03|28|3D000|SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|PERM))/

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  const code = codeOf(error)
  if (code) return UNREACHABLE.test(code)
  return /timeout|terminated|not queryable|connection is not open|directory does not exist/i.test(error.message)
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')
