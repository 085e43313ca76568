import type { Migration } from '../migration.ts'

/** The addresses that readers ask for in vain, for editors to lead elsewhere. */
export const missingPages: Migration = {
  name: '0027-missing-pages',
  async up(db) {
    await db.schema
      .createTable('missingPage')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('isDismissed', 'integer', (column) => column.notNull())
      .execute()
  },
}
