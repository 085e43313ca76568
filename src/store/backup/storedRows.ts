import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoredTable } from './storeTables.ts'

type Value = string | number | null

/** A row as both engines tell it: columns by name, yes and no as 1 and 0, moments as ISO strings. */
export type StoredRow = Readonly<Record<string, Value>>

const ROWS_AT_ONCE = 500
/** Well below what either engine takes in one statement. */
const VALUES_AT_ONCE = 5_000

type AnyTables = Record<string, Record<string, unknown>>
type AnySelect = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** Tables that are only known when the store is asked for them. */
const untyped = (db: Kysely<Tables>) => db.withoutPlugins() as unknown as Kysely<AnyTables>

/** All rows of a table, in the order of its key, some at a time. Within a transaction they are one moment's. */
export async function* readRows(db: Kysely<Tables>, engine: Engine, table: StoredTable): AsyncGenerator<StoredRow[]> {
  let query: AnySelect = untyped(db)
    .selectFrom(table.name)
    .select(table.columns.map(({ name }) => name))
  for (const name of table.key) {
    // SQLite compares texts byte by byte; PostgreSQL does if it is told to.
    const isCollated = engine === 'postgres' && table.columns.some((column) => column.name === name && column.type === 'text')
    query = query.orderBy(isCollated ? sql`${sql.ref(name)} collate "C"` : sql.ref(name), (order) => order.asc().nullsFirst())
  }
  for await (const rows of engine === 'postgres' ? byCursor(untyped(db), query) : inGroups(query)) {
    yield rows.map((row) => Object.fromEntries(table.columns.map(({ name }) => [name, readValue(row[name])])))
  }
}

/** Adds rows that `readRows` gave, of whichever engine. */
export async function insertRows(db: Kysely<Tables>, engine: Engine, table: StoredTable, rows: readonly StoredRow[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / table.columns.length))
  const booleans = engine === 'postgres' ? table.columns.filter(({ type }) => type === 'yes-no').map(({ name }) => name) : []
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map((row) => {
      const flags = booleans.map((name) => [name, row[name] === null ? null : row[name] === 1])
      return { ...row, ...(Object.fromEntries(flags) as Record<string, boolean | null>) }
    })
    await untyped(db).insertInto(table.name).values(values).execute()
  }
}

/** The next row that PostgreSQL numbers by itself comes after those that were inserted with their numbers. SQLite sees to it. */
export async function continueNumbers(db: Kysely<Tables>, engine: Engine, { name, columns }: StoredTable): Promise<void> {
  const numbered = columns.find(({ isNumbered }) => isNumbered)
  if (engine !== 'postgres' || !numbered) return
  const column = sql.ref(numbered.name)
  await sql`select setval(pg_get_serial_sequence(${sql.lit(`"${name}"`)}, ${sql.lit(numbered.name)}),
    (select coalesce(max(${column}), 0) + 1 from ${sql.table(name)}), false)`.execute(untyped(db))
}

async function* byCursor(db: Kysely<AnyTables>, query: AnySelect): AsyncGenerator<Record<string, unknown>[]> {
  await sql`declare stored_rows no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from stored_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close stored_rows`.execute(db)
}

async function* inGroups(query: AnySelect): AsyncGenerator<Record<string, unknown>[]> {
  let group: Record<string, unknown>[] = []
  for await (const row of query.stream()) {
    group.push(row)
    if (group.length < ROWS_AT_ONCE) continue
    yield group
    group = []
    // SQLite answers within the same turn: without a pause nobody would hear of a signal before the last row.
    await setImmediate()
  }
  if (group.length > 0) yield group
}

function readValue(value: unknown): Value {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`A backup cannot hold a value of type ${typeof value}`)
}
