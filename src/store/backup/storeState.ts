import { stat } from 'node:fs/promises'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import type { DatabaseLocation } from '../database.ts'
import { diskTroubleOf, mapDatabaseErrors, renamed } from '../faults.ts'

/** `free`: nothing is there; `idle`: a magazine that no program has open; `in-use`: one that a program has; `damaged`: something that cannot be read. */
export type StoreState = 'free' | 'idle' | 'in-use' | 'damaged'

/** What is at a place before anything is put there. It changes nothing that anybody would miss. */
export async function storeState(location: DatabaseLocation): Promise<StoreState> {
  if (!(await isStoreThere(location))) return 'free'
  return location.engine === 'sqlite' ? sqliteState(location.file) : (await countPostgres(location.url)).programs > 0 ? 'in-use' : 'idle'
}

export async function isStoreThere(location: DatabaseLocation): Promise<boolean> {
  if (location.engine === 'postgres') return (await countPostgres(location.url)).tables > 0
  const { size } = await stat(location.file).catch(() => ({ size: 0 }))
  return size > 0
}

function sqliteState(file: string): StoreState {
  const database = new SqliteDatabase(file)
  try {
    // Only whoever is alone with a store can take its log of writes into it and do without.
    database.pragma('busy_timeout = 500')
    database.pragma('journal_mode = DELETE')
    const { tables } = database.prepare<[], { tables: number }>('select count(*) as tables from sqlite_master').get() ?? { tables: 0 }
    return tables === 0 ? 'free' : 'idle'
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return 'in-use'
    if (diskTroubleOf(error) === 'damaged') return 'damaged'
    throw renamed(error)
  } finally {
    database.close()
  }
}

/** How many tables there are, and connections of a program that serves them. */
function countPostgres(url: string): Promise<{ tables: number; programs: number }> {
  return mapDatabaseErrors(async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'edicola-command', connectionTimeoutMillis: 5_000 })
    await client.connect()
    try {
      const { rows } = await client.query<{ tables: number; programs: number }>(`select
        (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
        (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'edicola') as programs`)
      return rows[0] ?? { tables: 0, programs: 0 }
    } finally {
      await client.end()
    }
  })
}
