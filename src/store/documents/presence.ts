import type { Kysely, Transaction } from 'kysely'
import type { Heartbeat, OtherEditor } from '../../content/newsroom/otherEditors.ts'
import { settleAll } from '../../content/settleAll.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

/** Writes down that a tab has a document open, or has closed it, and forgets those that have said nothing for long. */
export async function writeBeat(
  db: Transaction<Tables>,
  documentId: string,
  userId: string,
  { tab, isEditing, isLeaving }: Heartbeat,
  now: Instant,
  forgottenBefore: Instant,
): Promise<void> {
  const forgotten = db.deleteFrom('presence').where('seenAt', '<', forgottenBefore).execute()
  if (isLeaving) {
    const left = db
      .deleteFrom('presence')
      .where('documentId', '=', documentId)
      .where('tab', '=', tab)
      .where('userId', '=', userId)
      .execute()
    await settleAll([forgotten, left])
    return
  }
  const seen = { userId, seenAt: now, isEditing: isEditing ? 1 : 0 } as const
  const noted = db
    .insertInto('presence')
    .columns(['documentId', 'tab', 'since', 'userId', 'seenAt', 'isEditing'])
    .expression((eb) =>
      eb
        .selectFrom('document')
        .select(['document.id', eb.val(tab).as('tab'), eb.val(now).as('since')])
        .select([eb.val(userId).as('userId'), eb.val(now).as('seenAt'), eb.val(seen.isEditing).as('isEditing')])
        .where('document.id', '=', documentId),
    )
    .onConflict((conflict) => conflict.columns(['documentId', 'tab']).doUpdateSet(seen))
    .execute()
  await settleAll([forgotten, noted])
}

/** Whoever has a document open in another tab, those who came first first. */
export async function findPresent(
  db: Kysely<Tables>,
  documentId: string,
  exceptTab: string,
): Promise<(Omit<OtherEditor, 'isMe'> & { userId: string })[]> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.userId')
    .select(['presence.userId', 'user.name', 'presence.since', 'presence.isEditing'])
    .where('documentId', '=', documentId)
    .where('tab', '!=', exceptTab)
    .orderBy('since')
    .orderBy('tab')
    .execute()
  return rows.map(({ isEditing, ...row }) => ({ ...row, isEditing: isEditing === 1 }))
}
