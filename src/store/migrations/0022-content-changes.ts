import type { Migration } from '../migration.ts'

/** What each version of the content changed: pages that were drawn from none of it stay. */
export const contentChanges: Migration = {
  name: '0022-content-changes',
  async up(db) {
    await db.schema
      .createTable('contentChange')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('sources', 'text')
      .execute()
  },
}
