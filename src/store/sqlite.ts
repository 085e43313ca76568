import SqliteDatabase from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver, type SqliteDialectConfig } from 'kysely'

const BUSY_TIMEOUT_MS = 15_000

/** SQLite as a server wants it: readers beside a writer, and a commit that is on disk when it says so. */
export function sqliteDialect(file: string): SqliteDialect {
  const open = async () => {
    const database = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS })
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('cache_size = -32000')
    return database
  }
  return new ImmediateSqliteDialect({ database: open })
}

/**
 * A transaction that reads before it writes must take the write lock at its first breath: a plain BEGIN takes it at the first write, and
 * fails at once, without waiting, if another process wrote in between (SQLITE_BUSY_SNAPSHOT).
 */
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

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
