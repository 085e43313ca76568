import { sql } from 'kysely'
import { summarise } from '../../content/newsroom/summary.ts'
import { readContent } from '../documents/storedContent.ts'
import type { Migration } from '../migration.ts'

/** What editors who may not open a document find it by: the words that readers see, not those of its newest draft. */
export const publishedWords: Migration = {
  name: '0014-published-words',
  async up(db) {
    await db.schema
      .alterTable('publication')
      .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    // Of nearly all of them the newest revision is what readers see.
    await sql`update publication set words = coalesce((select document_summary.words from document_summary
      where document_summary.document_id = publication.document_id), '')`.execute(db)
    const older = await db
      .selectFrom('publication')
      .innerJoin('document', 'document.id', 'publication.documentId')
      .select(['publication.id', 'publication.kind', 'publication.documentId', 'publication.revision'])
      .whereRef('publication.revision', '<>', 'document.revision')
      .execute()
    for (const { id, kind, documentId, revision } of older) {
      const stored = await db
        .selectFrom('revision')
        .select(['content', 'schemaVersion'])
        .where('documentId', '=', documentId)
        .where('number', '=', revision)
        .executeTakeFirstOrThrow()
      const { words } = summarise(kind, readContent(kind, stored))
      await db.updateTable('publication').set({ words }).where('id', '=', id).execute()
    }
  },
}
