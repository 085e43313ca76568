import { setTimeout as pause } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase as Connection,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'

// better-sqlite3 waits for a lock without letting anything else run, so it may wait long while opening and only briefly afterwards.
const OPENING_TIMEOUT_MS = 15_000
const BUSY_TIMEOUT_MS = 10
const WRITER_TIMEOUT_MS = 30_000
const KEPT_STATEMENTS = 500
/** Longer ones insert many rows at once, seldom as many twice. */
const KEPT_LENGTH = 5000

/** SQLite as a server wants it: readers beside a writer, and a commit that is on disk when it says so. */
export function sqliteDialect(file: string): SqliteDialect {
  const open = async () => {
    const database = new SqliteDatabase(file, { timeout: OPENING_TIMEOUT_MS })
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('cache_size = -32000')
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return keepingStatements(database)
  }
  return new ImmediateSqliteDialect({ database: open })
}

/** Prepares each statement once: to read its words takes as long as most of them take to run. */
function keepingStatements(database: SqliteDatabase.Database): Connection {
  const kept = new LRUCache<string, SqliteDatabase.Statement>({ max: KEPT_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      if (sql.length <= KEPT_LENGTH) kept.set(sql, statement)
      return statement
    },
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config)
  }
}

/**
 * A transaction that reads before it writes must take the write lock at its first breath: a plain BEGIN takes it at the first write, and
 * fails at once if another process wrote in between (SQLITE_BUSY_SNAPSHOT). Whatever finds the lock taken by another process, a transaction
 * or a statement alone, waits its turn, and readers are served meanwhile.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  #waiting: DatabaseConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return (this.#waiting ??= waitingItsTurn(connection))
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    // One that only reads sees the store as it is at its first question, and holds nobody up.
    if (settings?.accessMode === 'read only') return super.beginTransaction(connection)
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!hasEndedItself(error)) throw error
    })
  }
}

function waitingItsTurn(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const deadline = performance.now() + WRITER_TIMEOUT_MS
      for (;;) {
        try {
          return await connection.executeQuery<Row>(query)
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error
          await pause(5 + Math.random() * 20)
        }
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}

/** SQLite ends a transaction by itself when its disk is full or fails: what is left to roll back is nothing, and that is no second fault. */
function hasEndedItself(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no transaction is active')
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
}
