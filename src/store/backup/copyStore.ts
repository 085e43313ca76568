import type { Transaction } from 'kysely'
import type { Clock } from '../../content/time.ts'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../database.ts'
import { appliedMigrations } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { lockGroups } from '../writerLocks.ts'
import { comparing, completeStore, emptyTables, makeTables, storeSource, tableNamed, totalOf, type RowSource } from './fillStore.ts'
import type { Manifest } from './manifest.ts'
import type { OnProgress } from './progress.ts'
import { PlaceTaken } from './putStore.ts'
import { makeStoreFile, makeWhole, removeStoreFile, renameStore } from './sqliteFile.ts'
import { insertRows } from './storedRows.ts'
import { storeState } from './storeState.ts'
import { listTables } from './storeTables.ts'
import { createTableTotal, lineOf, rowsOf } from './tableTotals.ts'
import { countRows, readWholeStore } from './wholeStore.ts'
import {
  beginNotes,
  copyFile,
  endNotes,
  hasUnfinishedCopy,
  noteRows,
  readNotes,
  type CopiedTable,
  type UnfinishedCopy,
} from './unfinishedCopy.ts'

export interface CopySource extends RowSource {
  /** Which magazine it is, and in which shape: another one does not go on with its copy. */
  readonly origin: string
  /** How many rows it has. */
  readonly rows: number
}

/** An open store as the source of a copy, within a transaction that is its moment. A magazine is known by the moment its tables were made. */
export async function copySource(db: Transaction<Tables>, engine: Engine): Promise<CopySource> {
  const source = await storeSource(db, engine)
  const { appliedAt } = await db.selectFrom('migration').select('appliedAt').orderBy('name').limit(1).executeTakeFirstOrThrow()
  const rows = await countRows(db, await listTables(db, engine))
  return { ...source, origin: `${appliedAt} ${source.migrations.at(-1)}`, rows }
}

export interface CopyOptions {
  readonly clock: Clock
  /** Hears how many rows an earlier copy had brought, before they are compared. */
  readonly onFound: (rows: number) => void
  /** Hears that they are no longer those of the source, or of the target, and that all begins anew. */
  readonly onChanged: () => void
  readonly onProgress: OnProgress
}

/**
 * Copies a store to an empty place, some rows at a time, and notes there how far it came: cut off, it goes on where it was. What was brought is a magazine
 * after the last comparison, and not before (`unfinishedCopy.ts`).
 */
export async function copyStore(location: DatabaseLocation, source: CopySource, options: CopyOptions): Promise<void> {
  const state = await storeState(location)
  if (state !== 'free' && !(location.engine === 'postgres' && state === 'unfinished')) throw new PlaceTaken(state, location)
  if (location.engine === 'postgres') return copyInto(location, source, options)
  const beside = { engine: 'sqlite', file: copyFile(location.file) } as const
  const left = await storeState(beside)
  if (left === 'in-use' || left === 'damaged') throw new PlaceTaken(left, beside)
  // All was there but its name; the source may have changed since.
  if (left === 'idle') await removeStoreFile(beside.file)
  await makeStoreFile(beside.file)
  await copyInto(beside, source, options)
  await makeWhole(beside.file)
  await renameStore(beside.file, location.file)
}

async function copyInto(location: DatabaseLocation, source: CopySource, options: CopyOptions): Promise<void> {
  const database = openDatabase(location)
  try {
    const { engine } = database
    const found = await database.write((db) => beginCopy(db, location, source, options.clock))
    const rows = rowsOf(found.tables)
    if (rows > 0) options.onFound(rows)
    const isWhole = await readWholeStore(database, (db) => isAsNoted(db, engine, found, options.onProgress))
    const copied = isWhole ? await copyRows(database, source, found, options) : null
    const expected = copied ?? (await copyAnew(database, source, options))
    await database.write(async (db) => {
      await lockGroups(engine, db)
      await completeStore(db, engine, expected, options)
      await endNotes(db)
    })
  } finally {
    await database.close()
  }
}

/** What was copied already; at an empty place tables are made, and nothing was. */
async function beginCopy(db: Transaction<Tables>, location: DatabaseLocation, source: CopySource, clock: Clock): Promise<UnfinishedCopy> {
  if (await hasUnfinishedCopy(db, location.engine)) {
    const notes = await readNotes(db)
    if (notes.origin !== source.origin) throw new PlaceTaken('unfinished', location)
    return notes
  }
  // Somebody else came first.
  if ((await appliedMigrations(db)).length > 0) throw new PlaceTaken('idle', location)
  const tables = await makeTables(db, location.engine, source, clock)
  return beginNotes(
    db,
    source.origin,
    tables.map(({ name }) => name),
  )
}

async function copyAnew(database: Database, source: CopySource, options: CopyOptions): Promise<Manifest['tables']> {
  options.onChanged()
  const nothing = await database.write(async (db) => {
    const tables = await listTables(db, database.engine)
    await emptyTables(db, tables)
    return beginNotes(
      db,
      source.origin,
      tables.map(({ name }) => name),
    )
  })
  const expected = await copyRows(database, source, nothing, options)
  if (!expected) throw new Error('Nothing was copied, and it is not how the source begins')
  return expected
}

/** Are the rows that were copied still there as they were noted? */
async function isAsNoted(
  db: Transaction<Tables>,
  engine: Engine,
  { tables: copied }: UnfinishedCopy,
  onProgress: OnProgress,
): Promise<boolean> {
  const tables = await listTables(db, engine)
  const onRows = comparing(copied, onProgress)
  for (const { name, rows, sha256 } of copied) {
    if (rows > 0 && (await totalOf(db, engine, tableNamed(tables, name), onRows)).sha256 !== sha256) return false
  }
  return true
}

/** Copies the rows that are not there yet, and says what all of the source come to; null if those that are there are not its first ones. */
async function copyRows(
  database: Database,
  source: CopySource,
  { tables: copied }: UnfinishedCopy,
  { onProgress }: CopyOptions,
): Promise<Manifest['tables'] | null> {
  const { engine } = database
  const tables = await database.snapshot((db) => listTables(db, engine))
  const notes = new Map(copied.map((table) => [table.name, { table, total: createTableTotal() }]))
  const changed = new Set<string>()
  let done = 0
  const show = (rows: number) => onProgress({ phase: 'moving', done: (done += rows), total: source.rows })
  show(rowsOf(copied))
  const expected = await source.read(async (name, rows) => {
    const note = notes.get(name)
    if (!note || changed.size > 0) return
    const missing = note.table.rows - note.total.total().rows
    for (const row of rows.slice(0, missing)) note.total.add(lineOf(row))
    if (rows.length >= missing && note.total.total().sha256 !== note.table.sha256) changed.add(name)
    const fresh = rows.slice(missing)
    if (changed.size > 0 || fresh.length === 0) return
    for (const row of fresh) note.total.add(lineOf(row))
    const reached: CopiedTable = { name, ...note.total.total() }
    await database.write(async (db) => {
      await insertRows(db, engine, tableNamed(tables, name), fresh)
      await noteRows(db, note.table, reached)
    })
    note.table = reached
    show(fresh.length)
  })
  // A source that has fewer rows than were copied has lost some.
  for (const { table, total } of notes.values()) if (total.total().rows < table.rows) changed.add(table.name)
  return changed.size === 0 ? expected : null
}
