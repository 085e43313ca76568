import type { Transaction } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import type { Media } from '../../content/kinds/media.ts'
import { settleAll } from '../../content/settleAll.ts'
import { slugStem } from '../../content/addresses/slug.ts'
import type { DocumentWriter, NewRevision } from '../../content/newsroom/documentStore.ts'
import type { DocumentHead } from '../../content/newsroom/document.ts'
import type { Engine } from '../database.ts'
import { binWriter } from './bin.ts'
import { deferDraft } from './indexDrafts.ts'
import { replaceTag } from './mergedTags.ts'
import { previewLinkWriter } from './previewLinks.ts'
import { createPublisher } from '../publications/publisher.ts'
import { draftIndexFor } from '../search/draftIndex.ts'
import { documentReader } from './documentReader.ts'
import { replaceReferences } from './references.ts'
import { storeContent } from './storedContent.ts'
import { writeSummary } from './summaries.ts'
import type { Tables } from '../tables.ts'
import { lockGroups, lockSlugs } from '../writerLocks.ts'
import type { DocumentTable, RevisionTable } from '../tables/documents.ts'

/** Writes documents and their revisions, inside the transaction it is given. */
export function documentWriter(engine: Engine, db: Transaction<Tables>): DocumentWriter {
  const publisher = createPublisher(engine, db)
  const reader = documentReader(engine, db)
  return {
    ...reader,
    ...publisher,
    ...binWriter(engine, db, publisher),
    ...previewLinkWriter(db),
    replaceTag: (old, tag) => replaceTag(db, publisher, old, tag),

    async takenSlugs(kind, slugs, except, now) {
      const locks = [...new Set(slugs.map(slugStem))].map((stem) => lockSlugs(engine, db, kind, stem))
      const [taken] = await settleAll([reader.takenSlugs(kind, slugs, except, now), ...locks])
      return taken
    },

    async insert(head) {
      await settleAll([
        db
          .insertInto('document')
          .values({ ...documentRow(head), shownUntil: '' })
          .execute(),
        writeAssignees(db, head.id, head.assignees),
      ])
    },

    async update(head) {
      await db.updateTable('document').set(documentRow(head)).where('id', '=', head.id).execute()
    },

    async assign(id, people) {
      await db.deleteFrom('assignment').where('documentId', '=', id).execute()
      await writeAssignees(db, id, people)
    },

    async remove(id) {
      await lockGroups(engine, db)
      await publisher.forget(id)
      await draftIndexFor(engine).remove(db, [id])
      await db.deleteFrom('document').where('id', '=', id).execute()
    },

    async dropRevision(id, number) {
      await db.deleteFrom('revision').where('documentId', '=', id).where('number', '=', number).execute()
    },

    async addRevision(id, kind, revision) {
      const { number, content } = revision
      await settleAll([
        db
          .insertInto('revision')
          .values(revisionRow(id, kind, revision))
          .execute(),
        writeSummary(db, id, kind, content),
        replaceReferences(db, id, number, kind, content),
        deferDraft(db, id, kind),
        ...(kind === 'media' ? [writeFile(db, id, (content as Media).hash)] : []), // a document of kind media holds a Media
      ])
    },

    async amendNewest({ id, kind, revision }, content) {
      await db
        .updateTable('revision')
        .set(storeContent(kind, content))
        .where('documentId', '=', id)
        .where('number', '=', revision)
        .execute()
      await writeSummary(db, id, kind, content)
    },

    async pruneRevisions(id, keep, except) {
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
        .$if(except.length > 0, (query) => query.where('number', 'not in', except))
        .where('number', 'not in', (eb) =>
          eb.selectFrom('publication').select('publication.revision').where('publication.documentId', '=', id),
        )
        .execute()
    },
  }
}

export function documentRow({
  publications: _publications,
  assignees: _assignees,
  inReview,
  lastAct,
  ...columns
}: DocumentHead): Omit<DocumentTable, 'shownUntil'> {
  return { ...columns, inReview: inReview ? 1 : 0, lastAct: lastAct && JSON.stringify(lastAct), trashedAt: null, trashedBy: null }
}

export function revisionRow(documentId: string, kind: Kind, { number, at, by, changed, isAutomatic, content }: NewRevision): RevisionTable {
  return {
    documentId,
    number,
    createdAt: at,
    createdBy: by,
    changed: JSON.stringify(changed),
    isAutomatic: isAutomatic ? 1 : 0,
    ...storeContent(kind, content),
  }
}

async function writeFile(db: Transaction<Tables>, documentId: string, hash: string): Promise<void> {
  await db
    .insertInto('mediaFile')
    .values({ documentId, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function writeAssignees(db: Transaction<Tables>, documentId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await db
    .insertInto('assignment')
    .values(people.map((userId) => ({ documentId, userId })))
    .execute()
}
