import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import { toInstant, type Clock } from '../content/time.ts'
import type { Database, Engine } from './database.ts'
import { hasUnfinishedCopy } from './backup/unfinishedCopy.ts'
import { mapDatabaseErrors, StoreTooNew, StoreUnfinished } from './faults.ts'
import { migrations as allMigrations } from './migrations/all.ts'
import type { Migration } from './migration.ts'
import type { Tables } from './tables.ts'
import { lockGroups } from './writerLocks.ts'

export interface MigrateOptions {
  readonly clock: Clock
  /** Where a copy of a SQLite store goes before it is changed. */
  readonly backupFolder: string
  readonly migrations?: readonly Migration[]
}

/**
 * Brings the store to the shape this program knows and says which steps it took. All steps are one transaction under the writer's lock,
 * so of two processes that start together one migrates and the other finds nothing to do.
 */
export async function migrate(database: Database, options: MigrateOptions): Promise<string[]> {
  const known = options.migrations ?? allMigrations
  const before = await mapDatabaseErrors(() => appliedMigrations(database.db))
  if (database.engine === 'sqlite' && before.length > 0 && pending(known, before).length > 0) {
    await copySqlite(database, options)
  }
  return database.write(async (db) => {
    if (await hasUnfinishedCopy(db, database.engine)) throw new StoreUnfinished('The store is not all here yet')
    return migrateWithin(db, database.engine, known, options.clock)
  }, 'preparation')
}

/** Takes those of the known steps that the store has not been through, within a transaction, and says which. */
export async function migrateWithin(db: Transaction<Tables>, engine: Engine, known: readonly Migration[], clock: Clock): Promise<string[]> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute()
  const steps = pending(known, await appliedMigrations(db))
  if (steps.length > 0) await lockGroups(engine, db)
  for (const { name, up } of steps) {
    await up(db, engine)
    await db
      .insertInto('migration')
      .values({ name, appliedAt: toInstant(clock()) })
      .execute()
  }
  return steps.map(({ name }) => name)
}

/** How a store stands to this program: the steps that it has not been through yet, and those that a newer program took. */
export interface MigrationState {
  readonly older: readonly string[]
  readonly newer: readonly string[]
}

export async function migrationState(database: Database): Promise<MigrationState> {
  const done = await mapDatabaseErrors(() => appliedMigrations(database.db))
  const known = allMigrations.map(({ name }) => name)
  return { older: known.filter((name) => !done.includes(name)), newer: done.filter((name) => !known.includes(name)) }
}

/** A store is as this program knows it, or an older one left it, or a newer one wrote it. */
export type StoreShape = 'ok' | 'older' | 'newer'

export async function storeShape(database: Database): Promise<StoreShape> {
  const { older, newer } = await migrationState(database)
  return newer.length > 0 ? 'newer' : older.length > 0 ? 'older' : 'ok'
}

/** The steps that a store has been through; none for one that is empty. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some((table) => table.name === 'migration')) return []
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

function pending(known: readonly Migration[], done: readonly string[]): Migration[] {
  const unknown = done.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new StoreTooNew(unknown)
  return known.filter(({ name }) => !done.includes(name))
}

async function copySqlite({ db }: Database, { backupFolder, clock }: MigrateOptions): Promise<void> {
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  const moment = toInstant(clock()).replace(/[:.]/g, '-')
  const file = join(backupFolder, `edicola-${moment}-${process.pid}.sqlite`)
  // A copy of all that is kept, for us alone: SQLite writes into an empty file, whose mode we choose.
  await (await open(file, 'wx', 0o600)).close()
  await sql`vacuum into ${file}`.execute(db)
}

/** A copy that is older than this many updates has served. */
const KEPT_COPIES = 5

/** Removes the copies that were made before updates, but for the newest, and says which. What a restore put aside is nobody's to remove but its owner's. */
export async function pruneCopies(backupFolder: string): Promise<string[]> {
  const names = (await readdir(backupFolder).catch(() => [])).filter((name) => /^edicola-[\dTZ-]+\.sqlite$/.test(name))
  const old = names.toSorted().slice(0, -KEPT_COPIES)
  for (const name of old) await rm(join(backupFolder, name), { force: true })
  return old
}
