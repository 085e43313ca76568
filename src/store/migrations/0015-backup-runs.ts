import type { Migration } from '../migration.ts'

/** Which backups were made, and how it went. */
export const backupRuns: Migration = {
  name: '0015-backup-runs',
  async up(db) {
    await db.schema
      .createTable('backupRun')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('startedAt', 'text', (column) => column.notNull())
      .addColumn('finishedAt', 'text')
      .addColumn('isNightly', 'integer', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      // More than an integer of PostgreSQL holds; its larger ones come back as text.
      .addColumn('bytes', 'double precision')
      .addColumn('restoreMs', 'integer')
      .addColumn('problem', 'text')
      .execute()
    await db.schema.createIndex('backupRunStart').on('backupRun').column('startedAt').execute()
  },
}
