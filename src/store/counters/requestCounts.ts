import { createHmac } from 'node:crypto'
import { toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'

/** What was counted of one key since it was last told, and when its count ends. */
export interface RequestCount {
  readonly key: string
  readonly count: number
  readonly untilMs: number
}

/** Where the processes of a magazine tell each other how much they were asked. */
export interface RequestCounts {
  /** Adds what this process counted, and says of each key what all of them did. */
  exchange(counted: readonly RequestCount[], now: Date): Promise<RequestCount[]>
}

/** Keeps the counts in the store, for minutes. Keys hold network addresses: there is only a hash of them. */
export function createRequestCounts(database: Database, secret: string): RequestCounts {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    exchange: (counted, now) =>
      database.writeTogether(async (db) => {
        const at = toInstant(now)
        await db.deleteFrom('requestCount').where('until', '<=', at).execute()
        const totals: RequestCount[] = []
        for (const { key, count, untilMs } of counted) {
          const row = await db
            .insertInto('requestCount')
            .values({ key: hashed(key), count, until: toInstant(new Date(untilMs)) })
            // The first who counted says when the count ends.
            .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ count: eb('requestCount.count', '+', count) })))
            .returning(['count', 'until'])
            .executeTakeFirstOrThrow()
          totals.push({ key, count: row.count, untilMs: Date.parse(row.until) })
        }
        return totals
      }),
  }
}
