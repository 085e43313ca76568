import { link, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { toInstant } from '../../content/time.ts'
import { openDatabase, type DatabaseLocation } from '../database.ts'
import { fillStore, type FillOptions, type RowSource } from './fillStore.ts'
import { COMPANIONS, makeStoreFile, makeWhole, removeStoreFile, renameStore } from './sqliteFile.ts'
import { storeState, type StoreState } from './storeState.ts'

export interface PutOptions extends Omit<FillOptions, 'oldSchema'> {
  /** Takes the place of what is there, which is kept elsewhere. */
  readonly replaces: boolean
  /** Where a SQLite store that was replaced goes. */
  readonly backupFolder: string
}

/** Somebody else came first: nothing was changed. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken'
  readonly state: Exclude<StoreState, 'free'>
  readonly location: DatabaseLocation

  constructor(state: Exclude<StoreState, 'free'>, location: DatabaseLocation) {
    super(`The place of the store is ${state}`)
    this.state = state
    this.location = location
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
  if (state === 'in-use' || (state !== 'free' && !replaces)) throw new PlaceTaken(state, location)
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
  await removeStoreFile(built)
  await makeStoreFile(built)
  try {
    const database = openDatabase({ engine: 'sqlite', file: built })
    try {
      await fillStore(database, source, options)
    } finally {
      await database.close()
    }
    await makeWhole(built)
    const kept = isTaken ? await keepAside(file, backupFolder, moment) : null
    await renameStore(built, file)
    return kept
  } catch (error) {
    await removeStoreFile(built)
    throw error
  }
}

/** Gives the store that is there a second name; its own is there until another takes it. */
async function keepAside(file: string, folder: string, moment: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = join(folder, `replaced-${moment}.sqlite`)
  await link(file, kept)
  // Only a damaged store still has companions: `storeState` took those of any other into it.
  for (const companion of COMPANIONS) {
    await rename(file + companion, kept + companion).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
  }
  return kept
}
