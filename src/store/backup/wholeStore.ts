import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoredTable } from './storeTables.ts'

/** One moment of the store, for whoever reads all of it: PostgreSQL sorts a table before its first row comes, and a large one takes longer than a reader may. */
export const readWholeStore = <T>(database: Database, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
  database.snapshot(async (db) => {
    if (database.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
    return work(db)
  })

export async function countRows(db: Kysely<Tables>, tables: readonly StoredTable[]): Promise<number> {
  let count = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    count += Number(rows[0]?.count)
  }
  return count
}
