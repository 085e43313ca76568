import type { Migration } from '../migration.ts'

/** Which version of the content a CDN has heard of. */
export const purges: Migration = {
  name: '0023-purges',
  async up(db) {
    await db.schema
      .createTable('purge')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('settledVersion', 'integer', (column) => column.notNull())
      .addColumn('toldAt', 'text', (column) => column.notNull())
      .addColumn('leaseUntil', 'text', (column) => column.notNull())
      .execute()
  },
}
