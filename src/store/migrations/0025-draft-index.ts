import { sql } from 'kysely'
import { fillDraftIndex } from '../documents/indexDrafts.ts'
import type { Migration } from '../migration.ts'

/** What editors find by its text and readers do not: see decision 24. */
export const draftIndex: Migration = {
  name: '0025-draft-index',
  async up(db, engine) {
    if (engine === 'sqlite') {
      // It is small: the beginnings of words are found without an index of their own.
      await sql`create virtual table draft_index using fts5(
        title, summary, body, words, places, document_id unindexed, content = '', contentless_delete = 1, contentless_unindexed = 1,
        tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
      )`.execute(db)
    } else {
      await sql`create table draft_index (
        document_id text primary key references document (id) on delete cascade,
        tokens tsvector not null
      )`.execute(db)
      await sql`create index draft_index_tokens on draft_index using gin (tokens)`.execute(db)
    }
    await db.schema
      .createTable('draftIndexPending')
      .addColumn('documentId', 'text', (column) => column.primaryKey().references('document.id').onDelete('cascade'))
      .execute()
    await fillDraftIndex(engine, db)
  },
}
