import { sql, type Kysely } from 'kysely'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { COPY_NOTES } from './storeTables.ts'
import { createTableTotal, type TableTotal } from './tableTotals.ts'

/** How far the copy of a table has come: its first rows, in the order of its key, and their hash. */
export interface CopiedTable extends TableTotal {
  readonly name: string
}

export interface UnfinishedCopy {
  /** The store that the rows come from. */
  readonly origin: string
  readonly tables: readonly CopiedTable[]
}

/** Where a store of SQLite is put together: the name of its place is taken last. */
export const copyFile = (file: string): string => `${file}.copying`

/** Says whether rows of another store are still on their way here. */
export async function hasUnfinishedCopy(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select name from sqlite_master where name = ${COPY_NOTES}`.execute(db)
      : await sql`select 1 where to_regclass(${COPY_NOTES}) is not null`.execute(db)
  return rows.length > 0
}

/** Notes that nothing was copied yet. */
export async function beginNotes(db: Kysely<Tables>, origin: string, names: readonly string[]): Promise<UnfinishedCopy> {
  await sql`create table if not exists ${NOTES} (name text primary key, origin text not null, rows integer not null, sha256 text not null)`.execute(
    db,
  )
  await sql`delete from ${NOTES}`.execute(db)
  const tables = names.map((name) => ({ name, ...createTableTotal().total() }))
  for (const { name, rows, sha256 } of tables)
    await sql`insert into ${NOTES} (name, origin, rows, sha256) values (${name}, ${origin}, ${rows}, ${sha256})`.execute(db)
  return { origin, tables }
}

export async function readNotes(db: Kysely<Tables>): Promise<UnfinishedCopy> {
  const { rows } = await sql<CopiedTable & { origin: string }>`select name, origin, rows, sha256 from ${NOTES} order by name`.execute(db)
  return { origin: rows[0]?.origin ?? '', tables: rows.map(({ name, rows: count, sha256 }) => ({ name, rows: count, sha256 })) }
}

/** Notes that a table has come further. Whoever finds other notes than its own has a second program beside it, and stops. */
export async function noteRows(db: Kysely<Tables>, before: CopiedTable, { rows, sha256 }: TableTotal): Promise<void> {
  const { numAffectedRows } = await sql`update ${NOTES} set rows = ${rows}, sha256 = ${sha256}
    where name = ${before.name} and sha256 = ${before.sha256}`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`Another program copies ${before.name} to the same place`)
}

export async function endNotes(db: Kysely<Tables>): Promise<void> {
  await sql`drop table ${NOTES}`.execute(db)
}

const NOTES = sql.table(COPY_NOTES)
