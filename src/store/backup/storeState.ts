import { stat } from 'node:fs/promises'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import type { DatabaseLocation } from '../database.ts'
import { diskTroubleOf, mapDatabaseErrors, renamed } from '../faults.ts'
import { COPY_NOTES } from './storeTables.ts'
import { copyFile } from './unfinishedCopy.ts'

/**
 * `free`: nothing is there; `idle`: a magazine that no program has open; `in-use`: one that a program has; `unfinished`: rows on their way from another store;
 * `damaged`: something that cannot be read.
 */
export type StoreState = 'free' | 'idle' | 'in-use' | 'unfinished' | 'damaged'

/** What is at a place before anything is put there. It changes nothing that anybody would miss. */
export async function storeState(location: DatabaseLocation): Promise<StoreState> {
  if (!(await isStoreThere(location))) return 'free'
  if (location.engine === 'sqlite') return sqliteState(location.file)
  const { programs, unfinished } = await countPostgres(location.url)
  return programs > 0 ? 'in-use' : unfinished > 0 ? 'unfinished' : 'idle'
}

export async function isStoreThere(location: DatabaseLocation): Promise<boolean> {
  if (location.engine === 'postgres') return (await countPostgres(location.url)).tables > 0
  const { size } = await stat(location.file).catch(() => ({ size: 0 }))
  return size > 0
}

/** Is a store of SQLite being put together for a place where none is yet? */
export async function isCopyBeside(location: DatabaseLocation): Promise<boolean> {
  if (location.engine === 'postgres' || (await isStoreThere(location))) return false
  return isStoreThere({ engine: 'sqlite', file: copyFile(location.file) })
}

function sqliteState(file: string): StoreState {
  const database = new SqliteDatabase(file)
  try {
    // Only whoever is alone with a store can take its log of writes into it and do without.
    database.pragma('busy_timeout = 500')
    database.pragma('journal_mode = DELETE')
    const names = database.prepare<[], string>('select name from sqlite_master').pluck().all()
    return names.length === 0 ? 'free' : names.includes(COPY_NOTES) ? 'unfinished' : 'idle'
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return 'in-use'
    if (diskTroubleOf(error) === 'damaged') return 'damaged'
    throw renamed(error)
  } finally {
    database.close()
  }
}

interface PostgresCounts {
  readonly tables: number
  /** Tables of an unfinished copy. */
  readonly unfinished: number
  /** Connections of a program that has them open. */
  readonly programs: number
}

function countPostgres(url: string): Promise<PostgresCounts> {
  return mapDatabaseErrors(async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'edicola-command', connectionTimeoutMillis: 5_000 })
    await client.connect()
    try {
      const { rows } = await client.query<PostgresCounts>(
        `select
          (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
          (select count(*)::int from pg_tables where schemaname = current_schema() and tablename = $1) as unfinished,
          (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'edicola') as programs`,
        [COPY_NOTES],
      )
      return rows[0] ?? { tables: 0, unfinished: 0, programs: 0 }
    } finally {
      await client.end()
    }
  })
}
