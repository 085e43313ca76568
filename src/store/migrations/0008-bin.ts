import { sql, type Kysely } from 'kysely'
import { namedBy } from '../../content/newsroom/references.ts'
import type { Migration } from '../migration.ts'
import { readContent } from '../documents/storedContent.ts'
import type { Tables } from '../tables.ts'

/** The bin, and what names what: by its identifier or, a file, by its address; in newest drafts and in what readers see. */
export const bin: Migration = {
  name: '0008-bin',
  async up(db) {
    await db.schema.alterTable('document').addColumn('trashedAt', 'text').execute()
    await db.schema.alterTable('document').addColumn('trashedBy', 'text').execute()
    await db.schema.createIndex('documentTrashed').on('document').column('trashedAt').execute()
    await db.schema
      .createTable('goneAddress')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('goneAddressDocument').on('goneAddress').column('documentId').execute()
    await db.schema
      .createTable('mediaFile')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('mediaFileKey', ['hash', 'documentId'])
      .execute()
    await db.schema.createIndex('mediaFileDocument').on('mediaFile').column('documentId').execute()
    await listFiles(db)
    await listReferences(db)
  },
}

async function listFiles(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('revision')
    .innerJoin('document', 'document.id', 'revision.documentId')
    .select(['document.id', 'revision.content'])
    .where('document.kind', '=', 'media')
    .execute()
  for (const { id, content } of rows) {
    const { hash } = readContent('media', { content, schemaVersion: 1 })
    await db
      .insertInto('mediaFile')
      .values({ hash, documentId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** One revision at a time: a magazine may have more words than a small machine has memory. */
async function listReferences(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable('reference').execute()
  await db.schema
    .createTable('reference')
    .addColumn('documentId', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('targetId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('referenceKey', ['targetId', 'documentId', 'revision'])
    .addForeignKeyConstraint('referenceRevision', ['documentId', 'revision'], 'revision', ['documentId', 'number'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('referenceDocument').on('reference').columns(['documentId', 'revision']).execute()
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from document union select document_id, revision from publication`.execute(db)
  for (const { id, revision } of rows) {
    const row = await db
      .selectFrom('revision')
      .innerJoin('document', 'document.id', 'revision.documentId')
      .select(['document.kind', 'revision.content'])
      .where('documentId', '=', id)
      .where('number', '=', revision)
      .executeTakeFirstOrThrow()
    for (const targetId of namedBy(row.kind, readContent(row.kind, { ...row, schemaVersion: 1 })))
      await sql`insert into reference (document_id, revision, target_id) values (${id}, ${revision}, ${targetId})`.execute(db)
  }
}
