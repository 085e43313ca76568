import { createHmac } from 'node:crypto'
import { toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { insertRows } from '../insertRows.ts'

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
        await db.deleteFrom('requestCount').where('until', '<=', toInstant(now)).execute()
        const told = new Map(counted.map((one) => [hashed(one.key), one]))
        const rows = [...told].map(([key, { count, untilMs }]) => ({ key, count, until: toInstant(new Date(untilMs)) }))
        // The first who counted says when the count ends. A flood comes from thousands of addresses: they are told in one statement, and heard of in another.
        await insertRows(
          database.engine,
          db,
          'requestCount',
          rows,
          'on conflict (key) do update set count = request_count.count + excluded.count',
        )
        const totals = await db
          .selectFrom('requestCount')
          .selectAll()
          .where('key', 'in', [...told.keys()])
          .execute()
        return totals.flatMap(({ key, count, until }) => {
          const known = told.get(key)
          return known ? [{ key: known.key, count, untilMs: Date.parse(until) }] : []
        })
      }),
  }
}
