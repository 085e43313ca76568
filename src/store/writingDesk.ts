import type { Transaction } from 'kysely'
import { rulesOf } from '../content/kinds.ts'
import type { Desk } from '../content/newsroom/archive.ts'
import type { DocumentHead } from '../content/newsroom/document.ts'
import type { Engine } from './database.ts'
import { replaceTag } from './mergedTags.ts'
import { writeBeat } from './presence.ts'
import { createPublisher } from './publisher.ts'
import { readingDesk } from './readingDesk.ts'
import { writeSummary } from './summaries.ts'
import type { Tables } from './tables.ts'
import type { DocumentTable } from './tables/documents.ts'

/** Writes documents and their revisions, inside the transaction it is given. */
export function writingDesk(engine: Engine, db: Transaction<Tables>): Desk {
  const publisher = createPublisher(engine, db)
  return {
    ...readingDesk(db),
    ...publisher,
    beat: (...given) => writeBeat(db, ...given),
    replaceTag: (old, tag) => replaceTag(db, publisher, old, tag),

    async insert(head) {
      await db.insertInto('document').values(documentRow(head)).execute()
      await writeAssignees(db, head)
    },

    async update(head) {
      await db.updateTable('document').set(documentRow(head)).where('id', '=', head.id).execute()
      await db.deleteFrom('assignment').where('documentId', '=', head.id).execute()
      await writeAssignees(db, head)
    },

    async remove(id) {
      await publisher.forget(id)
      await db.deleteFrom('document').where('id', '=', id).execute()
    },

    async foldRevision(id, number, by, since) {
      const dropped = await db
        .deleteFrom('revision')
        .where('documentId', '=', id)
        .where('number', '=', number)
        .where('isAutomatic', '=', 1)
        .where('createdBy', '=', by)
        .where('createdAt', '>=', since)
        .where('number', 'not in', (eb) =>
          eb.selectFrom('publication').select('publication.revision').where('publication.documentId', '=', id),
        )
        .returning('changed')
        .executeTakeFirst()
      return dropped ? (JSON.parse(dropped.changed) as string[]) : [] // written by addRevision
    },

    async addRevision(id, kind, { number, at, by, changed, isAutomatic, content }) {
      await db
        .insertInto('revision')
        .values({
          documentId: id,
          number,
          createdAt: at,
          createdBy: by,
          changed: JSON.stringify(changed),
          isAutomatic: isAutomatic ? 1 : 0,
          content: JSON.stringify(content),
        })
        .execute()
      await writeSummary(db, id, kind, content)
      const targets = new Set(
        rulesOf(kind)
          .references?.(content)
          .map((reference) => reference.id),
      )
      await db.deleteFrom('reference').where('documentId', '=', id).execute()
      if (targets.size > 0)
        await db
          .insertInto('reference')
          .values([...targets].map((targetId) => ({ documentId: id, targetId })))
          .execute()
    },

    async pruneRevisions(id, keep) {
      await db
        .deleteFrom('revision')
        .where('documentId', '=', id)
        .where('number', 'not in', (eb) =>
          eb
            .selectFrom('revision as newest')
            .select('newest.number')
            .where('newest.documentId', '=', id)
            .orderBy('newest.number', 'desc')
            .limit(keep),
        )
        .where('number', 'not in', (eb) =>
          eb.selectFrom('publication').select('publication.revision').where('publication.documentId', '=', id),
        )
        .execute()
    },
  }
}

function documentRow({ publications: _publications, assignees: _assignees, ...head }: DocumentHead): DocumentTable {
  const { id, kind, slug, title, revision, note, returnedBy, createdAt, createdBy, updatedAt, updatedBy, firstPublishedAt } = head
  const inReview = head.inReview ? 1 : 0
  return { id, kind, slug, title, revision, inReview, note, returnedBy, createdAt, createdBy, updatedAt, updatedBy, firstPublishedAt }
}

async function writeAssignees(db: Transaction<Tables>, { id, assignees }: DocumentHead): Promise<void> {
  if (assignees.length === 0) return
  await db
    .insertInto('assignment')
    .values(assignees.map((userId) => ({ documentId: id, userId })))
    .execute()
}
