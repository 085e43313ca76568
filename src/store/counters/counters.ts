import { sql, type Transaction } from 'kysely'
import type { Counters } from '../../content/reading/counters.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/** Both engines take many more values in one statement. */
const AT_ONCE = 500

/** Adds up what servers count, each time in one transaction. Readers' pages do not change by it, so the content version stays. */
export function createCounters(database: Database): Counters {
  return {
    addHits: (hits) =>
      database.writeTogether(async (db) => {
        const rows = hits.map(({ path, count, at }) => ({ fromPath: path, hits: count, lastHitAt: at }))
        for (const some of inParts(rows)) {
          await db
            .insertInto('redirectHit')
            .values([...some])
            .onConflict((conflict) =>
              conflict.column('fromPath').doUpdateSet((eb) => ({
                hits: sql<number>`redirect_hit.hits + excluded.hits`,
                lastHitAt: eb.ref('excluded.lastHitAt'),
              })),
            )
            .execute()
        }
      }),

    addReads: (day, reads) =>
      database.writeTogether(async (db) => {
        for (const some of inParts([...reads])) await addSomeReads(db, day, some)
      }),
  }
}

/** Forgets how often articles were read before a day, and says how many rows that was. */
export const pruneReads = (database: Database, before: string): Promise<number> =>
  database.writeTogether(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('readCount').where('day', '<', before).executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })

/** Under the document, not the address: a slug may change. What was withdrawn meanwhile is nobody's any more. */
async function addSomeReads(
  db: Transaction<Tables>,
  day: string,
  reads: readonly (readonly [slug: string, count: number])[],
): Promise<void> {
  const slugs = reads.map(([slug]) => slug)
  const shown = await db
    .selectFrom('publication')
    .select(['slug', 'documentId'])
    .where('kind', '=', 'article')
    .where('slug', 'in', slugs)
    .orderBy('visibleFrom')
    .execute()
  // Of those that have had it, the last.
  const documents = new Map(shown.map(({ slug, documentId }) => [slug, documentId]))
  const totals = new Map<string, number>()
  for (const [slug, count] of reads) {
    const id = documents.get(slug)
    if (id !== undefined) totals.set(id, (totals.get(id) ?? 0) + count)
  }
  if (totals.size === 0) return
  await db
    .insertInto('readCount')
    .values([...totals].map(([documentId, count]) => ({ day, documentId, reads: count })))
    .onConflict((conflict) => conflict.columns(['day', 'documentId']).doUpdateSet({ reads: sql`read_count.reads + excluded.reads` }))
    .execute()
}

function* inParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE)
}
