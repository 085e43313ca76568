import type { Transaction } from 'kysely'
import type { Instant } from '../../content/time.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

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
  /** Takes what is due, so much for each address; nobody else takes the same until `until`, or until it is put back. */
  take(now: Instant, until: Instant, limit: { readonly all: number; readonly perAddress: number }): Promise<Delivery[]>
  delivered(delivery: Delivery, at: Instant): Promise<void>
  putBack(id: string, dueAt: Instant, problem: string): Promise<void>
  giveUp(delivery: Delivery, at: Instant, problem: string): Promise<void>
  /** Lets all that an address is to be told wait, and gives up what has waited since before `oldest`; how much. */
  postpone(address: string, until: Instant, oldest: Instant, at: Instant, problem: string): Promise<number>
  /** Makes what waited only because of others due: the address answers again. */
  resume(address: string, now: Instant): Promise<void>
}

/** Keeps the outbox in the store: it survives a restart, and several programs share it without telling anything twice at once. */
export function createOutbox(database: Database): Outbox {
  return {
    async take(now, until, limit) {
      const isDue = await database.db.selectFrom('webhookDelivery').select('id').where('dueAt', '<=', now).limit(1).executeTakeFirst()
      if (!isDue) return []
      return database.writeTogether(async (db) => {
        const due = await db
          .selectFrom((eb) =>
            eb
              .selectFrom('webhookDelivery')
              .select(['id', 'documentId', 'address', 'payload', 'attempts', 'dueAt'])
              .select((of) =>
                of.fn
                  .agg<number>('row_number')
                  .over((over) => over.partitionBy('address').orderBy('dueAt').orderBy('createdAt').orderBy('id'))
                  .as('place'),
              )
              .where('dueAt', '<=', now)
              .as('due'),
          )
          .select(['id', 'documentId', 'address', 'payload', 'attempts'])
          .where('place', '<=', limit.perAddress)
          .orderBy('place')
          .orderBy('dueAt')
          .limit(limit.all)
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

    delivered: (delivery, at) =>
      database.writeTogether(async (db) => {
        await db.deleteFrom('webhookDelivery').where('id', '=', delivery.id).execute()
        await noteOutcome(db, delivery, { deliveredAt: at, givenUpAt: null, problem: null })
      }),

    putBack: (id, dueAt, problem) =>
      database.writeTogether(async (db) => {
        await db.updateTable('webhookDelivery').set({ dueAt, problem }).where('id', '=', id).execute()
      }),

    giveUp: (delivery, at, problem) =>
      database.writeTogether(async (db) => {
        await db.deleteFrom('webhookDelivery').where('id', '=', delivery.id).execute()
        await noteOutcome(db, delivery, { givenUpAt: at, problem })
      }),

    postpone: (address, until, oldest, at, problem) =>
      database.writeTogether(async (db) => {
        const old = await db
          .deleteFrom('webhookDelivery')
          .where('address', '=', address)
          .where('createdAt', '<', oldest)
          .returning('documentId')
          .execute()
        for (const documentId of new Set(old.map((row) => row.documentId)))
          await noteOutcome(db, { documentId, address }, { givenUpAt: at, problem })
        await db
          .updateTable('webhookDelivery')
          .set({ dueAt: until })
          .where('address', '=', address)
          .where('dueAt', '<', until)
          .where('attempts', '=', 0)
          .execute()
        return old.length
      }),

    resume: (address, now) =>
      database.writeTogether(async (db) => {
        // What was tried before has a pause of its own, or is in somebody's hands.
        await db
          .updateTable('webhookDelivery')
          .set({ dueAt: now })
          .where('address', '=', address)
          .where('dueAt', '>', now)
          .where('attempts', '=', 0)
          .execute()
      }),
  }
}

/** How much other sites are still to be told, and since when the oldest of it waits. */
export async function readWebhookBacklog({ db }: Database): Promise<{ waiting: number; oldestAt: Instant | null }> {
  const { waiting, oldestAt } = await db
    .selectFrom('webhookDelivery')
    .select((eb) => [eb.fn.countAll().as('waiting'), eb.fn.min<Instant | null>('createdAt').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestAt }
}

type Outcome = { readonly deliveredAt?: Instant; readonly givenUpAt: Instant | null; readonly problem: string | null }

/** Writes down how it went the last time. What is known of another address says nothing of this one. */
async function noteOutcome(db: Transaction<Tables>, { documentId, address }: Pick<Delivery, 'documentId' | 'address'>, outcome: Outcome) {
  await db.deleteFrom('webhookOutcome').where('documentId', '=', documentId).where('address', '!=', address).execute()
  await db
    .insertInto('webhookOutcome')
    .values({ documentId, address, deliveredAt: null, ...outcome })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(outcome))
    .execute()
}
