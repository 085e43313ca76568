import { toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'

/** So many letters with a link to a new password one mailbox gets in an hour, whoever asks for them. */
export const RESET_LETTERS = 3

const HOUR_MS = 60 * 60_000

/** May one more letter be sent to somebody? If so, it is counted: in the store, for all processes together. */
export function claimResetLetter(database: Database, userId: string, now: Date): Promise<boolean> {
  return database.writeTogether(async (db) => {
    const anHourAgo = toInstant(new Date(now.getTime() - HOUR_MS))
    await db.deleteFrom('resetLetter').where('userId', '=', userId).where('at', '<=', anHourAgo).execute()
    const sent = await db.selectFrom('resetLetter').select('at').where('userId', '=', userId).execute()
    if (sent.length >= RESET_LETTERS) return false
    await db
      .insertInto('resetLetter')
      .values({ userId, at: toInstant(now) })
      .execute()
    return true
  })
}
