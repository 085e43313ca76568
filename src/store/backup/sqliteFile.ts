import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { syncFolder } from '../syncFolder.ts'

/** What SQLite keeps beside a store. A log of writes that belongs to another store would be taken for its own. */
export const COMPANIONS = ['-wal', '-shm', '-journal']

/** An empty file for a store, for this program alone; SQLite gives its companions the same mode. One that is there stays. */
export async function makeStoreFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'a', 0o600)).close()
}

export async function removeStoreFile(file: string): Promise<void> {
  for (const end of ['', ...COMPANIONS]) await rm(file + end, { force: true })
}

/** Makes a store one file that needs no other, on disk. */
export async function makeWhole(file: string): Promise<void> {
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = DELETE')
  database.close()
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Gives a store that is whole its name. */
export async function renameStore(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}
