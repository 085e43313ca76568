import { DAY_MS, toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'

/** Whoever comes back late is still told that their link, or their session, has ended: after this it is as if it had never been. */
const TOLD_DAYS = 30

/** Forgets sessions that have ended, links that were never used and devices that are trusted no more; says how many. */
export function pruneEnded(database: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - TOLD_DAYS * DAY_MS)
  const before = database.engine === 'postgres' ? oldest : toInstant(oldest)
  return database.writeTogether(async (db) => {
    const sessions = await db.deleteFrom('session').where('expiresAt', '<', before).executeTakeFirstOrThrow()
    const others = await db.deleteFrom('verification').where('expiresAt', '<', before).executeTakeFirstOrThrow()
    return Number(sessions.numDeletedRows + others.numDeletedRows)
  })
}
