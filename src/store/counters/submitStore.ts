import type { Transaction } from 'kysely'
import type { Submit, SubmitStore } from '../../content/popups/submit.ts'
import type { Database } from '../database.ts'
import { StoreUnavailable } from '../faults.ts'
import type { Tables } from '../tables.ts'
import { writeInParts } from './writeInParts.ts'

interface Waiting {
  readonly submit: Submit
  readonly webhook: string
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** As many as one statement takes without straining either engine's limits. */
const MAX_BATCH = 1000
/** How long the first waits for others, about as long as a commit takes: Node takes in one new connection a turn, and each would have a commit to itself. */
const GATHER_MS = 3
/** Beyond this the store is not keeping up, and it is kinder to say so at once. */
const MAX_WAITING = 20_000

/**
 * Keeps submits, many in one transaction: a commit waits for the disk, and all that arrive while one is being written share the next. So
 * thousands a second can be kept, each answered only once it is.
 */
export function createSubmitStore(database: Pick<Database, 'writeTogether'>): SubmitStore {
  const pending: Waiting[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.splice(0, MAX_BATCH)
      const { refused, unwritten, fault } = await writeInParts(batch, (some) => database.writeTogether((db) => insert(db, some)))
      for (const { row, error } of refused) row.reject(error)
      for (const { reject } of unwritten) reject(fault)
      // Those that were refused are settled already: this says nothing to them.
      for (const { resolve } of batch) resolve()
    }
    isWriting = false
  }

  return {
    add: (submit, webhook) =>
      new Promise((resolve, reject) => {
        if (pending.length >= MAX_WAITING) throw new StoreUnavailable('Too many submits are waiting to be kept')
        pending.push({ submit, webhook, resolve, reject })
        if (isWriting) return
        isWriting = true
        setTimeout(() => void writeAll(), GATHER_MS)
      }),
  }
}

async function insert(db: Transaction<Tables>, batch: readonly Waiting[]): Promise<void> {
  const kept = await db
    .insertInto('popupSubmit')
    .values(batch.map(({ submit: { dontShowAgain, ...submit } }) => ({ ...submit, dontShowAgain: dontShowAgain ? 1 : 0 })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  // What was kept before was told before, or is still to be.
  const isNew = new Set(kept.map(({ id }) => id))
  const told = batch.filter(({ submit, webhook }) => webhook !== '' && isNew.delete(submit.id))
  if (told.length === 0) return
  await db
    .insertInto('webhookDelivery')
    .values(
      told.map(({ submit, webhook }) => ({
        id: submit.id,
        documentId: submit.documentId,
        address: webhook,
        payload: JSON.stringify(payloadOf(submit)),
        attempts: 0,
        dueAt: submit.at,
        createdAt: submit.at,
        problem: null,
      })),
    )
    .execute()
}

/** What the other site is told, by the names of the call that the reader's browser made. */
function payloadOf({ id, popupId, at, dontShowAgain }: Submit) {
  return { event: 'popup.submit', delivery: id, at, id: popupId, modal_state: { dont_show_again_option: dontShowAgain } }
}
