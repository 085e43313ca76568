import { CompiledQuery, sql, type Insertable, type Kysely } from 'kysely'
import type { Engine } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Inserts rows that all have the same columns, however many they are, in as few statements as the engine takes them. `conflict` says in SQL, and in the
 * names of the database, what becomes of one that is there already.
 */
export async function insertRows<T extends keyof Tables>(
  engine: Engine,
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  conflict = '',
): Promise<void> {
  const [first] = rows
  if (!first) return
  const fields = Object.keys(first) as (keyof Insertable<Tables[T]>)[]
  const columns = fields.map((field) => columnOf(String(field)))
  if (engine === 'sqlite') {
    const values = rows.map((row) => fields.map((field) => row[field] ?? null))
    return insertValues(db, columnOf(table), columns, values, { conflict })
  }
  // One parameter for all: to write one for each value costs more than the insertion itself.
  const json = JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))))
  const names = sql.join(columns.map((column) => sql.id(column)))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) ${sql.raw(conflict)}`.execute(db)
}

const ROWS_PER_STATEMENT = 100
/** SQLite takes 32,766. */
const MAX_PARAMETERS = 30_000

/** Inserts rows into a table of SQLite, values in the order of the columns, all named as the database does: no statement is built value by value. */
export async function insertValues(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  { conflict = '', atOnce = ROWS_PER_STATEMENT }: { readonly conflict?: string; readonly atOnce?: number } = {},
): Promise<void> {
  const most = Math.min(atOnce, Math.floor(MAX_PARAMETERS / columns.length))
  const row = `(${columns.map(() => '?').join(',')})`
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most)
    const names = columns.map((column) => `"${column}"`).join(',')
    const statement = `insert into "${table}" (${names}) values ${some.map(() => row).join(',')} ${conflict}`
    await db.executeQuery(CompiledQuery.raw(statement, some.flat()))
  }
}

/** As the database names it. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
