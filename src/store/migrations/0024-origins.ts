import type { Migration } from '../migration.ts'

/** Where documents that were written elsewhere come from: they are taken in once, and found by the number that they had there. */
export const origins: Migration = {
  name: '0024-origins',
  async up(db) {
    await db.schema
      .createTable('origin')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('originalId', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer')
      .addColumn('importedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('origin_pk', ['system', 'type', 'originalId', 'site'])
      .execute()
    await db.schema.createIndex('origin_document').on('origin').column('documentId').execute()
  },
}
