import { sql } from 'kysely'
import { OTHER_PAGES } from '../../content/popups/figures.ts'
import type { PopupActivityStore } from '../../content/popups/activityStore.ts'
import { SUBMIT_DAYS } from '../../content/popups/submit.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import { bumpVersion } from '../publications/contentChanges.ts'
import { findKnownPages } from '../publications/knownPages.ts'
import { createSubmitStore } from './submitStore.ts'

/** As many as are forgotten before readers who wait to write get their turn. */
const PRUNED_AT_ONCE = 10_000

const KEY = ['documentId', 'day', 'event', 'page', 'device', 'variant'] as const

/** Keeps what readers do with announcements. */
export function createPopupActivityStore(database: Database, clock: Clock): PopupActivityStore {
  const { db } = database
  return {
    ...createSubmitStore(database),

    addCounts: (counts) =>
      database.writeTogether(async (transaction) => {
        const known = await findKnownPages(
          transaction,
          counts.map(({ page }) => page),
        )
        for (const { count, page, ...key } of counts) {
          await transaction
            .insertInto('popupCount')
            .values({ ...key, page: known.has(page) ? page : OTHER_PAGES, count })
            .onConflict((conflict) => conflict.columns(KEY).doUpdateSet({ count: sql`popup_count.count + ${count}` }))
            .execute()
        }
      }),

    countsOf: (documentId, from, to) =>
      mapDatabaseErrors(() =>
        db
          .selectFrom('popupCount')
          .selectAll()
          .where('documentId', '=', documentId)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .orderBy('day')
          .orderBy('page')
          .orderBy('device')
          .orderBy('variant')
          .execute(),
      ),

    totals: (from, to) =>
      mapDatabaseErrors(async () => {
        const rows = await db
          .selectFrom('popupCount')
          .select((eb) => ['documentId', 'event', eb.fn.sum('count').as('count')])
          .where('day', '>=', from)
          .where('day', '<=', to)
          .groupBy(['documentId', 'event'])
          .execute()
        return rows.map((row) => ({ ...row, count: Number(row.count) }))
      }),

    shipBootstrap: (version) =>
      database.write(async (transaction) => {
        const noted = await transaction
          .insertInto('shippedBootstrap')
          .values({ version, at: toInstant(clock()) })
          .onConflict((conflict) => conflict.column('version').doNothing())
          .returning('version')
          .execute()
        if (noted.length === 0) return
        await bumpVersion(transaction, null)
      }),

    webhookState: (documentId, address) =>
      mapDatabaseErrors(async () => {
        const own = db.selectFrom('webhookDelivery').where('documentId', '=', documentId)
        const { waiting } = await own.select((eb) => eb.fn.countAll().as('waiting')).executeTakeFirstOrThrow()
        // What was tried last is due last.
        const last = await own.select('problem').where('problem', 'is not', null).orderBy('dueAt', 'desc').limit(1).executeTakeFirst()
        const outcome = await db
          .selectFrom('webhookOutcome')
          .select(['deliveredAt', 'givenUpAt', 'problem'])
          .where('documentId', '=', documentId)
          .where('address', '=', address)
          .executeTakeFirst()
        return {
          waiting: Number(waiting),
          problem: last?.problem ?? outcome?.problem ?? null,
          deliveredAt: outcome?.deliveredAt ?? null,
          givenUpAt: outcome?.givenUpAt ?? null,
        }
      }),

    async prune() {
      const oldest = toInstant(new Date(clock().getTime() - SUBMIT_DAYS * DAY_MS))
      let pruned = 0
      for (;;) {
        const { numDeletedRows } = await database.writeTogether((transaction) =>
          transaction
            .deleteFrom('popupSubmit')
            .where('id', 'in', (eb) => eb.selectFrom('popupSubmit').select('id').where('at', '<', oldest).limit(PRUNED_AT_ONCE))
            .executeTakeFirstOrThrow(),
        )
        pruned += Number(numDeletedRows)
        if (numDeletedRows < PRUNED_AT_ONCE) return pruned
      }
    },
  }
}
