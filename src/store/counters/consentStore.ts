import { CONSENT_RECORD_DAYS, type ConsentStore } from '../../content/consentRecord.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'

const PAGE = 500

export function createConsentStore(database: Database, clock: Clock): ConsentStore {
  const pageAfter = (id: number) =>
    mapDatabaseErrors(() => database.db.selectFrom('consentRecord').selectAll().where('id', '>', id).orderBy('id').limit(PAGE).execute())

  return {
    add: (record) =>
      database.writeTogether(async (db) => {
        await db.insertInto('consentRecord').values(record).execute()
      }),

    async *all() {
      let last = 0
      for (;;) {
        const rows = await pageAfter(last)
        if (rows.length > 0) yield rows.map(({ id: _id, ...record }) => record)
        if (rows.length < PAGE) return
        last = rows.at(-1)?.id ?? 0
      }
    },

    prune: () =>
      database.writeTogether(async (db) => {
        const oldest = toInstant(new Date(clock().getTime() - CONSENT_RECORD_DAYS * DAY_MS))
        const { numDeletedRows } = await db.deleteFrom('consentRecord').where('at', '<', oldest).executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      }),
  }
}
