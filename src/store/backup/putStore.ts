import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { Transaction } from 'kysely'
import { toInstant, type Clock } from '../../content/time.ts'
import { openDatabase, type DatabaseLocation } from '../database.ts'
import { syncFolder } from '../syncFolder.ts'
import type { Tables } from '../tables.ts'
import { fillStore, type RowSource } from './fillStore.ts'
import { storeState } from './storeState.ts'

export interface PutOptions {
  readonly clock: Clock
  /** Takes the place of what is there, which is kept elsewhere. */
  readonly replaces: boolean
  /** Where a SQLite store that was replaced goes. */
  readonly backupFolder: string
  readonly finish?: (db: Transaction<Tables>) => Promise<void>
}

/** Somebody else came first: nothing was changed. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken'
  readonly state: 'idle' | 'in-use' | 'damaged'

  constructor(state: 'idle' | 'in-use' | 'damaged') {
    super(`The place of the store is ${state}`)
    this.state = state
  }
}

/**
 * Puts a store in its place, whole or not at all, and says where the one is that stood there; null if none did. On SQLite it is built beside and takes the name
 * at the end, on PostgreSQL it is one transaction: a program that is killed leaves what was there before.
 */
export async function putStore(
  location: DatabaseLocation,
  source: RowSource,
  { replaces, ...options }: PutOptions,
): Promise<string | null> {
  const state = await storeState(location)
  if (state === 'in-use' || (state !== 'free' && !replaces)) throw new PlaceTaken(state)
  const moment = toInstant(options.clock()).replace(/[:.]/g, '-')
  if (location.engine === 'sqlite') return putSqlite(location.file, source, { ...options, isTaken: state !== 'free', moment })
  const oldSchema = state === 'free' ? undefined : `edicola_${moment.replace(/\W/g, '_').toLowerCase()}`
  const database = openDatabase(location)
  try {
    await fillStore(database, source, { ...options, ...(oldSchema && { oldSchema }) })
  } finally {
    await database.close()
  }
  return oldSchema ?? null
}

async function putSqlite(
  file: string,
  source: RowSource,
  { backupFolder, isTaken, moment, ...options }: Omit<PutOptions, 'replaces'> & { isTaken: boolean; moment: string },
): Promise<string | null> {
  const built = `${file}.restoring`
  for (const left of COMPANIONS) await rm(built + left, { force: true })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(built, 'wx', 0o600)).close()
  try {
    const database = openDatabase({ engine: 'sqlite', file: built })
    try {
      await fillStore(database, source, options)
    } finally {
      await database.close()
    }
    await makeWhole(built)
    const kept = isTaken ? await keepAside(file, backupFolder, moment) : null
    await rename(built, file)
    await syncFolder(dirname(file))
    return kept
  } catch (error) {
    for (const left of COMPANIONS) await rm(built + left, { force: true })
    throw error
  }
}

/** What SQLite keeps beside a store. A log of writes that belongs to another store would be taken for its own. */
const COMPANIONS = ['', '-wal', '-shm', '-journal']

/** One file that needs no other, on disk. */
async function makeWhole(file: string): Promise<void> {
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = DELETE')
  database.close()
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Gives the store that is there a second name; its own is there until another takes it. */
async function keepAside(file: string, folder: string, moment: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = join(folder, `replaced-${moment}.sqlite`)
  await link(file, kept)
  // Only a damaged store still has companions: `storeState` took those of any other into it.
  for (const companion of COMPANIONS.slice(1)) {
    await rename(file + companion, kept + companion).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
  }
  return kept
}
