import type { Instant } from '../content/time.ts'
import type { Database } from './database.ts'

/** Something to be told to another site. */
export interface Delivery {
  readonly id: string
  readonly documentId: string
  readonly address: string
  readonly payload: string
  /** How often it was tried before. */
  readonly attempts: number
}

/** What is still to be told, kept until it was. */
export interface Outbox {
  /** Takes what is due; nobody else takes the same until `until`, or until it is put back. */
  take(now: Instant, until: Instant, limit: number): Promise<Delivery[]>
  /** It was delivered, or is given up. */
  remove(id: string): Promise<void>
  /** It is to be tried again. */
  putBack(id: string, dueAt: Instant, problem: string): Promise<void>
}

/** Keeps the outbox in the store: it survives a restart, and several programs share it without telling anything twice at once. */
export function createOutbox(database: Database): Outbox {
  return {
    async take(now, until, limit) {
      const isDue = await database.db.selectFrom('webhookDelivery').select('id').where('dueAt', '<=', now).limit(1).executeTakeFirst()
      if (!isDue) return []
      return database.write(async (db) => {
        const due = await db
          .selectFrom('webhookDelivery')
          .select(['id', 'documentId', 'address', 'payload', 'attempts'])
          .where('dueAt', '<=', now)
          .orderBy('dueAt')
          .limit(limit)
          .execute()
        if (due.length > 0) {
          await db
            .updateTable('webhookDelivery')
            .set((eb) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
            .where(
              'id',
              'in',
              due.map(({ id }) => id),
            )
            .execute()
        }
        return due
      })
    },
    remove: (id) =>
      database.write(async (db) => {
        await db.deleteFrom('webhookDelivery').where('id', '=', id).execute()
      }),
    putBack: (id, dueAt, problem) =>
      database.write(async (db) => {
        await db.updateTable('webhookDelivery').set({ dueAt, problem }).where('id', '=', id).execute()
      }),
  }
}
