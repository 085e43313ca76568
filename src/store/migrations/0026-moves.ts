import type { Migration } from '../migration.ts'

/** Moves of a magazine that were begun in the back office: what each is about, how far it is, what became of it. */
export const moves: Migration = {
  name: '0026-moves',
  async up(db) {
    await db.schema
      .createTable('move')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('isTrial', 'integer', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer')
      .addColumn('findings', 'text')
      .addColumn('fault', 'text')
      .addColumn('createdBy', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('changedAt', 'text', (column) => column.notNull())
      .execute()
  },
}
