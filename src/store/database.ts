import { CamelCasePlugin, Kysely, type Transaction } from 'kysely'
import { postgresContentVersion, sqliteContentVersion } from './publications/contentVersion.ts'
import { diskTroubleOf, mapDatabaseErrors, renamed, StoreUnavailable, type OnStoreFault } from './faults.ts'
import { settleAll } from '../content/settleAll.ts'
import type { DatabaseLocation, Engine } from './engine.ts'
import { createGroupCommit } from './groupCommit.ts'
import { pipelined } from './pipelined.ts'
import { postgresDialect, type ConnectionUse } from './postgres.ts'
import { createSignInQueries } from './signInQueries.ts'
import { sqliteDialect } from './sqlite.ts'
import { createFigureKeeper, type StoreFigures } from './storeFigures.ts'
import type { Tables } from './tables.ts'
import { lockGroups, lockScope, type LockScope } from './writerLocks.ts'
import { createWriterTurns, type WriterTurns } from './writerTurns.ts'

export type { DatabaseLocation, Engine } from './engine.ts'

export interface Database {
  readonly engine: Engine
  /** For reading. */
  readonly db: Kysely<Tables>
  /** One moment of the store, for as many questions as `work` asks: what is written meanwhile is not seen. */
  snapshot<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** For the sign-in library, which keeps rows of its own, statement by statement, and names columns as the database does. */
  readonly signIn: Kysely<unknown>
  /** One transaction, alone among those of editors, or with less: see `content/newsroom/documentStore.ts` and `LockScope`. */
  write<T>(work: (db: Transaction<Tables>) => Promise<T>, scope?: LockScope): Promise<T>
  /**
   * For what commutes: counting, noting, queueing. It shares a transaction with what others write at that moment, waits for no editor, and is on
   * disk when the promise resolves. `work` may be run again, and does nothing but through its transaction (`groupCommit.ts`).
   */
  writeTogether<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** See `PublicContent`. */
  version(): number | Promise<number>
  /** Resolves if the store answers and, as far as is known, can be written. */
  ping(): Promise<void>
  /** What the store met a moment ago, for whoever was not told why something failed. */
  recentFault(): StoreUnavailable | null
  /** What it did since it was opened. */
  figures(): StoreFigures
  close(): Promise<void>
}

/** How long a write that the disk refused speaks for the next: then one is tried. */
const WRITE_FAULT_MS = 5_000

/** How long after a fault of the store a failure without a reason is taken for it. */
const RECENT_MS = 1_000

/**
 * Opens the store. Nothing is read yet: an unreachable server shows at the first query. `onFault` hears of what fails where nobody asked: a
 * connection that breaks while it is idle, a version that cannot be read while pages are served as they were.
 */
export function openDatabase(location: DatabaseLocation, onFault: OnStoreFault = () => undefined): Database {
  const keeper = createFigureKeeper()
  const connect = (use: ConnectionUse) => {
    const dialect =
      location.engine === 'sqlite' ? sqliteDialect(location.file) : postgresDialect(location.url, use, { onFault, onRefused: noteFault })
    return new Kysely<Tables>({
      dialect,
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
      log(event) {
        keeper.answered(use === 'reading' ? 'reading' : 'writing', event.queryDurationMillis)
        if (event.level !== 'error') return
        keeper.failed(event.error)
        noteFault(event.error)
        if (use !== 'reading') noteWriteFault(event.error)
      },
    })
  }
  let fault: { readonly error: StoreUnavailable; readonly at: number } | null = null
  function noteFault(error: unknown): void {
    const named = renamed(error)
    if (named instanceof StoreUnavailable) fault = { error: named, at: performance.now() }
  }
  // A disk that is full still reads, and to write at every look would wear it: what the last write met is remembered, whoever wrote.
  let writeFault: { readonly error: unknown; readonly at: number } | null = null
  function noteWriteFault(error: unknown): void {
    if (diskTroubleOf(error)) writeFault = { error: renamed(error), at: performance.now() }
  }

  // Connections of their own to read and to write: readers never wait for a writer that waits its turn. SQLite has one writer, so all sorts share it.
  const db = connect('reading')
  const writer = connect('writing')
  const draftWriter = location.engine === 'sqlite' ? writer : connect('saving')
  const groupWriter = location.engine === 'sqlite' ? writer : connect('grouping')
  const turns: WriterTurns = location.engine === 'sqlite' ? createWriterTurns() : (_lane, work) => work()

  const snapshot = <T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
    mapDatabaseErrors(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work))

  const version =
    location.engine === 'sqlite' ? sqliteContentVersion(location.file, onFault) : postgresContentVersion(location.url, onFault)

  const transact = <T>(connection: Kysely<Tables>, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
    connection.transaction().execute(async (transaction) => work(location.engine === 'sqlite' ? transaction : await pipelined(transaction)))

  const write = async <T>(work: (db: Transaction<Tables>) => Promise<T>, scope: LockScope = 'newsroom'): Promise<T> => {
    const endWait = keeper.wait()
    const isDraft = typeof scope === 'object' && 'draft' in scope
    const written = await mapDatabaseErrors(() =>
      turns('newsroom', () =>
        transact(isDraft ? draftWriter : writer, async (transaction) => {
          const locked = lockScope(location.engine, transaction, scope).then(endWait)
          if (typeof scope === 'string') await locked
          // The first question goes out behind the lock: a trip less in which it is held.
          return (await settleAll([locked, work(transaction)]))[1]
        }),
      ),
    ).finally(endWait)
    writeFault = null
    return written
  }

  const writeTogether = createGroupCommit<Transaction<Tables>>(async (work) => {
    await mapDatabaseErrors(() =>
      turns('group', () =>
        transact(groupWriter, async (transaction) => {
          await settleAll([lockGroups(location.engine, transaction), work(transaction)])
        }),
      ),
    )
    writeFault = null
  })

  // The same tables, under their other names.
  const named = (connection: Kysely<Tables>) => connection.withoutPlugins() as unknown as Kysely<never>

  return {
    engine: location.engine,
    db,
    signIn: createSignInQueries(location.engine, { reading: named(db), writing: named(groupWriter) }),
    snapshot,
    write,
    writeTogether,
    version: () => version.read(),
    async ping() {
      await version.read()
      if (!writeFault) return
      if (performance.now() - writeFault.at < WRITE_FAULT_MS) throw writeFault.error
      await write((db) =>
        db
          .updateTable('contentVersion')
          .set((eb) => ({ version: eb.ref('version') }))
          .execute(),
      )
    },
    recentFault: () => (fault && performance.now() - fault.at < RECENT_MS ? fault.error : null),
    figures: keeper.figures,
    async close() {
      await Promise.all([...[db, writer, draftWriter, groupWriter].map((one) => one.destroy()), version.close()])
    },
  }
}
