import { sql } from 'kysely'
import type { Counters } from '../../content/reading/counters.ts'
import type { Database } from '../database.ts'

/** Adds up what servers count, each time in one transaction. Readers' pages do not change by it, so the content version stays. */
export function createCounters(database: Database): Counters {
  return {
    addHits: (hits) =>
      database.write(async (db) => {
        for (const { path, count, at } of hits) {
          await db
            .insertInto('redirectHit')
            .values({ fromPath: path, hits: count, lastHitAt: at })
            .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ hits: sql`redirect_hit.hits + ${count}`, lastHitAt: at }))
            .execute()
        }
      }),

    addReads: (day, reads) =>
      database.write(async (db) => {
        for (const [slug, count] of reads) {
          // Under the document, not the address: a slug may change. What was withdrawn meanwhile is nobody's any more.
          const shown = await db
            .selectFrom('publication')
            .select('documentId')
            .where('kind', '=', 'article')
            .where('slug', '=', slug)
            .orderBy('visibleFrom', 'desc')
            .executeTakeFirst()
          if (!shown) continue
          await db
            .insertInto('readCount')
            .values({ day, documentId: shown.documentId, reads: count })
            .onConflict((conflict) => conflict.columns(['day', 'documentId']).doUpdateSet({ reads: sql`read_count.reads + ${count}` }))
            .execute()
        }
      }),
  }
}
