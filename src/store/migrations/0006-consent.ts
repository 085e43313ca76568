import type { Migration } from '../migration.ts'

/** What readers answered about cookies. Nothing in it tells who they are. */
export const consentTable: Migration = {
  name: '0006-consent',
  async up(db, engine) {
    await db.schema
      .createTable('consentRecord')
      .addColumn('id', engine === 'postgres' ? 'serial' : 'integer', (column) =>
        engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('consentId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('means', 'text', (column) => column.notNull())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('consentRecordAt').on('consentRecord').column('at').execute()
  },
}
