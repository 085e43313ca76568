import { sql, type Transaction } from 'kysely'
import { MOST_MISSING, type MissingPages, type MissingQuery } from '../../content/addresses/missingPage.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import type { Tables } from '../tables.ts'
import { containsWords } from '../containsWords.ts'

/** Keeps the addresses that readers ask for in vain: a few thousand at most, so that whoever tries them all fills nothing. */
export function createMissingPages(database: Database, clock: Clock): MissingPages {
  return {
    add: (visits) =>
      database.writeTogether(async (db) => {
        const lastAt = toInstant(clock())
        for (const { path, referrer, count } of visits)
          await db
            .insertInto('missingPage')
            .values({ path, hits: count, lastAt, referrer, isDismissed: 0 })
            .onConflict((conflict) =>
              conflict.column('path').doUpdateSet((eb) => ({
                hits: sql<number>`missing_page.hits + excluded.hits`,
                lastAt: eb.ref('excluded.lastAt'),
                // Who says nothing of where they come from does not hide who did.
                referrer: sql<string>`case when excluded.referrer = '' then missing_page.referrer else excluded.referrer end`,
              })),
            )
            .execute()
        await makeRoom(db)
      }),

    list: ({ words, sort, limit, offset }) =>
      mapDatabaseErrors(async () => {
        let found = database.db
          .selectFrom('missingPage')
          .leftJoin('redirect', 'redirect.fromPath', 'missingPage.path')
          .where('redirect.fromPath', 'is', null)
          .where('isDismissed', '=', 0)
        if (words) found = found.where(containsWords(sql`path || ' ' || referrer`, words))
        const [{ total }, pages] = await Promise.all([
          found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
          found
            .select(['path', 'hits', 'lastAt', 'referrer'])
            .orderBy(`missingPage.${sort.by}` satisfies `missingPage.${MissingQuery['sort']['by']}`, sort.isDescending ? 'desc' : 'asc')
            .orderBy('path')
            .limit(limit)
            .offset(offset)
            .execute(),
        ])
        return { total: Number(total), pages }
      }),

    dismiss: async (paths) =>
      void (await database.writeTogether((db) =>
        db
          .updateTable('missingPage')
          .set({ isDismissed: 1 })
          .where('path', 'in', [...paths])
          .execute(),
      )),

    prune: (before) =>
      database.writeTogether(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('missingPage').where('lastAt', '<', before).executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      }),
  }
}

/** What was asked for least, and longest ago, goes first. */
async function makeRoom(db: Transaction<Tables>): Promise<void> {
  const { total } = await db
    .selectFrom('missingPage')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const excess = Number(total) - MOST_MISSING
  if (excess <= 0) return
  await db
    .deleteFrom('missingPage')
    .where('path', 'in', (eb) =>
      eb.selectFrom('missingPage').select('path').orderBy('hits').orderBy('lastAt').orderBy('path').limit(excess),
    )
    .execute()
}
