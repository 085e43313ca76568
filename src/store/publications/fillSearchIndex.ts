import type { Transaction } from 'kysely'
import type { Engine } from '../database.ts'
import { readContent } from '../documents/storedContent.ts'
import type { Tables } from '../tables.ts'
import { indexArticles } from './listArticles.ts'

const AT_ONCE = 100

/** Fills an empty search index from what is published. */
export async function fillSearchIndex(engine: Engine, db: Transaction<Tables>): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('publication')
      .innerJoin('revision', (join) =>
        join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
      )
      .select(['publication.id', 'revision.content', 'revision.schemaVersion'])
      .where('publication.kind', '=', 'article')
      .where('publication.id', '>', last)
      .orderBy('publication.id')
      .limit(AT_ONCE)
      .execute()
    const publications = rows.map(({ id, ...stored }) => ({ publicationId: id, article: readContent('article', stored) }))
    await indexArticles(engine, db, publications)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}
