import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../content/time.ts'
import type { Database, Engine } from '../database.ts'
import { StoreTooNew } from '../faults.ts'
import { appliedMigrations, migrateWithin } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { fillDraftIndex } from '../documents/indexDrafts.ts'
import { fillSearchIndex } from '../publications/fillSearchIndex.ts'
import type { Tables } from '../tables.ts'
import { lockGroups } from '../writerLocks.ts'
import { BackupRefused } from './backupFault.ts'
import type { Manifest } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import { listTables, type StoredTable } from './storeTables.ts'
import { continueNumbers, insertRows, readRows, type StoredRow } from './storedRows.ts'
import { createTableTotal, lineOf, rowsOf, type TableTotal } from './tableTotals.ts'

/** The rows of a store: of one that is open, or of an archive. */
export interface RowSource {
  /** The shape of its tables. */
  readonly migrations: readonly string[]
  /** Gives every row, tables each after those they refer to, and says what they came to. */
  read(receive: (table: string, rows: readonly StoredRow[]) => Promise<void>): Promise<Manifest['tables']>
}

export interface FillOptions {
  readonly clock: Clock
  /** Where PostgreSQL puts tables that are in the way; without it there must be none. */
  readonly oldSchema?: string
  /** What else belongs to the same transaction, once the rows are there and compared. */
  readonly finish?: (db: Transaction<Tables>) => Promise<void>
  readonly onProgress?: OnProgress
}

/**
 * Fills a store with the rows of another, brings it to the shape of today and makes its search indexes: all in one transaction, in which every row is read again and
 * compared with its source before it counts.
 */
export async function fillStore(database: Database, source: RowSource, options: FillOptions): Promise<void> {
  const { clock, oldSchema, finish } = options
  const { engine } = database
  await database.write(async (db) => {
    await lockGroups(engine, db)
    if (oldSchema) await putAside(db, oldSchema)
    const tables = await makeTables(db, engine, source, clock)
    const expected = await source.read((name, rows) => insertRows(db, engine, tableNamed(tables, name), rows))
    await completeStore(db, engine, expected, options)
    await finish?.(db)
  })
}

/** Makes the tables of a store as its source has them, with nothing in them. */
export async function makeTables(
  db: Transaction<Tables>,
  engine: Engine,
  source: Pick<RowSource, 'migrations'>,
  clock: Clock,
): Promise<StoredTable[]> {
  const unknown = source.migrations.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new StoreTooNew(unknown)
  // First the shape that the rows had, then what has changed since: as if the store had been here all along.
  const shape = migrations.filter(({ name }) => source.migrations.includes(name))
  await migrateWithin(db, engine, shape, clock)
  const tables = await listTables(db, engine)
  // Migrations leave rows of their own.
  await emptyTables(db, tables)
  return tables
}

export async function emptyTables(db: Transaction<Tables>, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
}

export function tableNamed(tables: readonly StoredTable[], name: string): StoredTable {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new BackupRefused('damaged', `There is no table ${name}`)
  return table
}

/** Reads every row of a store again, compares it with what its source said, brings it to the shape of today and makes its search indexes. */
export async function completeStore(
  db: Transaction<Tables>,
  engine: Engine,
  expected: Manifest['tables'],
  { clock, onProgress = () => undefined }: Pick<FillOptions, 'clock' | 'onProgress'>,
): Promise<void> {
  const onRows = comparing(expected, onProgress)
  for (const table of await listTables(db, engine)) {
    await continueNumbers(db, engine, table)
    const found = await totalOf(db, engine, table, onRows)
    const { rows, sha256 } = expected.find(({ name }) => name === table.name) ?? {}
    if (found.rows !== rows || found.sha256 !== sha256) throw new BackupRefused('damaged', `The rows of ${table.name} are not the same`)
  }
  const steps = [
    () => migrateWithin(db, engine, migrations, clock),
    () => fillSearchIndex(engine, db),
    () => fillDraftIndex(engine, db),
    // Whoever does not want it to go on can still say so before it counts.
    async () => undefined,
  ]
  for (const step of steps) {
    onProgress({ phase: 'indexing', done: 0, total: 0 })
    await step()
    await setImmediate()
  }
}

/** Tells of rows that are read again, of those that were announced. */
export function comparing(tables: readonly TableTotal[], onProgress: OnProgress): (rows: readonly StoredRow[]) => Promise<void> {
  const total = rowsOf(tables)
  let done = 0
  return async (rows) => onProgress({ phase: 'comparing', done: (done += rows.length), total })
}

/** An open store as a source, within a transaction that is its moment. */
export async function storeSource(db: Transaction<Tables>, engine: Engine): Promise<RowSource> {
  return {
    migrations: await appliedMigrations(db),
    async read(receive) {
      const totals: Manifest['tables'] = []
      for (const table of await listTables(db, engine)) {
        const total = await totalOf(db, engine, table, (rows) => receive(table.name, rows))
        totals.push({ name: table.name, ...total })
      }
      return totals
    },
  }
}

export async function totalOf(
  db: Kysely<Tables>,
  engine: Engine,
  table: StoredTable,
  receive: (rows: readonly StoredRow[]) => Promise<void> = async () => undefined,
): Promise<TableTotal> {
  const total = createTableTotal()
  for await (const rows of readRows(db, engine, table)) {
    for (const row of rows) total.add(lineOf(row))
    await receive(rows)
  }
  return total.total()
}

/** Moves the tables of a magazine to a schema of their own, where nothing looks for them and all of them still are. */
async function putAside(db: Transaction<Tables>, schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(db)
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  for (const { name } of rows) await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(db)
}
