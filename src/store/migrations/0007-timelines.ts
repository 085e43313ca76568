import type { Kysely } from 'kysely'
import { rulesOf, type Kind } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'
import type { Migration } from '../migration.ts'
import { readContent } from '../documents/storedContent.ts'
import type { Tables } from '../tables.ts'

/**
 * The end that a document names, the withdrawal that was agreed on, and the beginning of the next publication used to be one column:
 * nobody could tell a withdrawal from a planned change. From here on each has its own, and when readers stop seeing something is worked
 * out of the three.
 */
export const timelines: Migration = {
  name: '0007-timelines',
  async up(db) {
    await db.schema.alterTable('publication').addColumn('endsAt', 'text').execute()
    await db.schema.alterTable('document').addColumn('withdrawalAt', 'text').execute()
    await db.schema.alterTable('document').addColumn('lastAct', 'text').execute()
    const ended = await db
      .selectFrom('publication')
      .select(['id', 'documentId', 'kind', 'revision', 'visibleUntil'])
      .where('visibleUntil', 'is not', null)
      // Where the next one begins, nothing ends.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('publication as next')
              .select('next.id')
              .whereRef('next.documentId', '=', 'publication.documentId')
              .whereRef('next.visibleFrom', '=', 'publication.visibleUntil'),
          ),
        ),
      )
      .execute()
    for (const { id, documentId, kind, revision, visibleUntil } of ended) {
      const isNamed = (await namedEnd(db, documentId, kind, revision)) === visibleUntil
      const isLast = !(await hasLater(db, documentId, visibleUntil ?? ''))
      if (isLast && !isNamed) await db.updateTable('document').set({ withdrawalAt: visibleUntil }).where('id', '=', documentId).execute()
      else await db.updateTable('publication').set({ endsAt: visibleUntil }).where('id', '=', id).execute()
    }
  },
}

async function namedEnd(db: Kysely<Tables>, documentId: string, kind: Kind, revision: number): Promise<Instant | null> {
  const row = await db
    .selectFrom('revision')
    .select('content')
    .where('documentId', '=', documentId)
    .where('number', '=', revision)
    .executeTakeFirstOrThrow()
  return rulesOf(kind).schedule?.(readContent(kind, { ...row, schemaVersion: 1 })).unpublishAt ?? null
}

async function hasLater(db: Kysely<Tables>, documentId: string, moment: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('publication')
    .select('id')
    .where('documentId', '=', documentId)
    .where('visibleFrom', '>', moment)
    .executeTakeFirst()
  return row !== undefined
}
