import type { Instant } from '../../content/time.ts'
import type { Database } from '../database.ts'

/** What one program is to tell the CDN: what changed after a version, up to another; all, if nothing was ever told. */
export interface PurgeClaim {
  readonly after: number | null
  readonly until: number
  /** The second time. */
  readonly isRepeated: boolean
}

/** Which version of the content the CDN has heard of, for all programs on a store. */
export interface PurgeLog {
  /** Takes what is to be told now upon itself, until `leaseUntil`. */
  claim(current: number, now: Instant, leaseUntil: Instant): Promise<PurgeClaim | 'settled' | 'not-due'>
  /** It was told. */
  told(claim: PurgeClaim, now: Instant): Promise<void>
  /** It was not: nobody tries before then. */
  putBack(until: Instant): Promise<void>
}

/** A page that was being fetched when the CDN was told to drop it has arrived by then. */
const REPEAT_AFTER_MS = 10_000
const NAME = 'cdn'

export function createPurgeLog(database: Database): PurgeLog {
  return {
    claim: (current, now, leaseUntil) =>
      database.write(async (db) => {
        const row = await db.selectFrom('purge').selectAll().where('name', '=', NAME).executeTakeFirst()
        if (row && row.version === current && row.settledVersion === current) return 'settled'
        if (row && row.leaseUntil > now) return 'not-due'
        const isRepeated = row?.version === current
        if (isRepeated && Date.parse(now) < Date.parse(row.toldAt) + REPEAT_AFTER_MS) return 'not-due'
        if (row) await db.updateTable('purge').set({ leaseUntil }).where('name', '=', NAME).execute()
        else await db.insertInto('purge').values({ name: NAME, version: -1, settledVersion: -1, toldAt: now, leaseUntil }).execute()
        // What was told once and not yet twice is told again with what is new.
        return { after: row && row.settledVersion >= 0 ? row.settledVersion : null, until: current, isRepeated }
      }),

    told: ({ until, isRepeated }, now) =>
      database.write(async (db) => {
        await db
          .updateTable('purge')
          .set({ version: until, toldAt: now, leaseUntil: now, ...(isRepeated && { settledVersion: until }) })
          .where('name', '=', NAME)
          .execute()
      }),

    putBack: (until) =>
      database.write(async (db) => {
        await db.updateTable('purge').set({ leaseUntil: until }).where('name', '=', NAME).execute()
      }),
  }
}
