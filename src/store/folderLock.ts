import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

export const LOCK_FILE = 'lock'

/** Gives a folder back. */
type Unlock = () => void

/**
 * Takes a folder for this process alone; null if another has it, and does not give it back in time. What holds it is SQLite's own lock on a file, which the system lets go when the process
 * ends, however it ends: nothing has to be cleaned up after one that was killed.
 */
export function lockFolder(folder: string, waitMs = 0): Unlock | null {
  const database = new SqliteDatabase(join(folder, LOCK_FILE), { timeout: waitMs })
  try {
    database.exec('begin exclusive')
    return () => void database.close()
  } catch (error) {
    database.close()
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
