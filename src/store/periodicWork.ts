import { toInstant } from '../content/time.ts'
import type { Database } from './database.ts'

/** What is done every so often, by one of the programs on a store. */
export type WorkName = 'pruning'

/**
 * Takes a piece of periodic work upon itself; false if somebody did less than `everyMs` ago. Of several programs that ask at once one is told
 * yes. A claim from the future is one of a clock that was wrong, and counts for nothing.
 */
export function claimWork(database: Database, name: WorkName, everyMs: number, now: Date): Promise<boolean> {
  const begunAt = toInstant(now)
  return database.writeTogether(async (db) => {
    const last = await db.selectFrom('periodicWork').select('begunAt').where('name', '=', name).executeTakeFirst()
    const since = last ? now.getTime() - Date.parse(last.begunAt) : Infinity
    if (since >= 0 && since < everyMs) return false
    await db
      .insertInto('periodicWork')
      .values({ name, begunAt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ begunAt }))
      .execute()
    return true
  })
}
