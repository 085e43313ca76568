import type { Migration } from '../migration.ts'

/** Who gave whom a look at what is not published, and until when. Links that were signed and kept nowhere open nothing any more. */
export const previewLinks: Migration = {
  name: '0013-preview-links',
  async up(db) {
    await db.schema
      .createTable('previewLink')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .addColumn('createdBy', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('previewLinkDocument').on('previewLink').column('documentId').execute()
    await db.schema.createIndex('previewLinkMaker').on('previewLink').column('createdBy').execute()
    await db.deleteFrom('secret').where('name', '=', 'preview').execute()
  },
}
