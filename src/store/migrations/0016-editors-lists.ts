import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'

/**
 * What the lists of the back office are read from without looking at every document: which references are those of newest revisions, until when
 * readers see a document, and an index for each order.
 */
export const editorsLists: Migration = {
  name: '0016-editors-lists',
  async up(db) {
    await markReferences(db)
    await db.schema
      .alterTable('document')
      .addColumn('shownUntil', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`update document set shown_until = coalesce(
      (select max(coalesce(visible_until, '9999')) from publication where publication.document_id = document.id), '')`.execute(db)
    await db.schema.dropIndex('documentUpdated').execute()
    const index = (name: string, columns: string, where = '') =>
      sql`create index ${sql.id(name)} on document (kind, ${sql.raw(columns)}) where trashed_at is null ${sql.raw(where)}`.execute(db)
    await index('document_updated', 'updated_at, id')
    await index('document_created', 'created_at, id')
    await index('document_title', 'lower(title), id')
    await index('document_published', "coalesce(first_published_at, ''), id")
    await index('document_own', 'created_by, updated_at, id')
    await index('document_shown_until', 'shown_until')
    await index('document_in_review', 'updated_at', 'and in_review = 1')
    // Of all kinds: the calendar, and what was changed last.
    await sql`create index document_first_published on document (first_published_at) where trashed_at is null`.execute(db)
    await sql`create index document_recent on document (updated_at) where trashed_at is null`.execute(db)
  },
}

async function markReferences(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('reference')
    .addColumn('documentKind', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('reference')
    .addColumn('isListed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update reference set
    document_kind = (select kind from document where document.id = reference.document_id),
    is_listed = (select case when document.revision = reference.revision and trashed_at is null then 1 else 0 end
      from document where document.id = reference.document_id)`.execute(db)
  await db.schema.createIndex('referenceListed').on('reference').columns(['targetId', 'isListed', 'documentKind', 'documentId']).execute()
}
