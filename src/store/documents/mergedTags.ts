import { sql, type Kysely, type Transaction } from 'kysely'
import type { Article } from '../../content/kinds/article.ts'
import { renameIn } from '../../content/newsroom/successors.ts'
import { bumpVersion } from '../publications/contentChanges.ts'
import type { createPublisher } from '../publications/publisher.ts'
import { readContent, storeContent } from './storedContent.ts'
import { writeSummary } from './summaries.ts'
import type { Tables } from '../tables.ts'

export async function findSuccessors(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await db.selectFrom('mergedDocument').selectAll().where('oldId', 'in', ids).execute()
  return new Map(rows.map(({ oldId, newId }) => [oldId, newId]))
}

/** Makes whatever names a tag name another: newest drafts, what readers see now or later, and the addresses that led to it. */
export async function replaceTag(
  db: Transaction<Tables>,
  { relist }: Pick<ReturnType<typeof createPublisher>, 'relist'>,
  old: string,
  tag: string,
): Promise<number> {
  const documents = await db
    .selectFrom('document')
    .select(['id', 'kind', 'revision'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('reference').select('documentId').where('targetId', '=', old)),
        eb(
          'id',
          'in',
          eb
            .selectFrom('publicationTag')
            .innerJoin('publication', 'publication.id', 'publicationTag.publicationId')
            .select('publication.documentId')
            .where('tagId', '=', old),
        ),
      ]),
    )
    .execute()
  for (const { id, kind, revision } of documents) {
    const publications = await db.selectFrom('publication').select(['id', 'revision']).where('documentId', '=', id).execute()
    if (publications.length > 0) await bumpVersion(db, null)
    for (const number of new Set([revision, ...publications.map((publication) => publication.revision)])) {
      const row = await db
        .selectFrom('revision')
        .select(['content', 'schemaVersion'])
        .where('documentId', '=', id)
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      const content = renameIn(readContent(kind, row), new Map([[old, tag]]))
      await db.updateTable('revision').set(storeContent(kind, content)).where('documentId', '=', id).where('number', '=', number).execute()
      if (number === revision) await writeSummary(db, id, kind, content)
      if (kind !== 'article') continue
      for (const publication of publications) {
        if (publication.revision === number) await relist(publication.id, content as Article) // a document of kind article holds an Article
      }
    }
  }
  await renameRows(db, old, tag)
  return documents.length
}

async function renameRows(db: Transaction<Tables>, old: string, tag: string): Promise<void> {
  await sql`delete from reference where target_id = ${old} and exists (select 1 from reference other where other.target_id = ${tag}
    and other.document_id = reference.document_id and other.revision = reference.revision)`.execute(db)
  await db.updateTable('reference').set({ targetId: tag }).where('targetId', '=', old).execute()
  await db.updateTable('redirect').set({ documentId: tag }).where('documentId', '=', old).execute()
  await db.updateTable('mergedDocument').set({ newId: tag }).where('newId', '=', old).execute()
  await db.insertInto('mergedDocument').values({ oldId: old, newId: tag }).execute()
}
