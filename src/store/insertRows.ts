import { sql, type Insertable, type Transaction } from 'kysely'
import type { Engine } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Inserts rows that all have the same columns in one statement with one parameter, however many they are: a parameter for each value costs
 * more than the insertion itself, and there are limits to their number.
 */
export async function insertRows<T extends keyof Tables>(
  engine: Engine,
  db: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const fields = Object.keys(first)
  const columns = sql.join(fields.map((field) => sql.ref(field)))
  const json = JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))))
  const given =
    engine === 'sqlite'
      ? sql`select ${sql.join(fields.map((field) => sql`value ->> ${sql.lit(`$.${columnOf(field)}`)}`))} from json_each(${json})`
      : sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
  await sql`insert into ${sql.table(table)} (${columns}) ${given}`.execute(db)
}

/** As the database names it. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
