import type { Migration } from '../migration.ts'

/** When each piece of periodic work was begun last, by whichever program. */
export const periodicWork: Migration = {
  name: '0020-periodic-work',
  async up(db) {
    await db.schema
      .createTable('periodicWork')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('begunAt', 'text', (column) => column.notNull())
      .execute()
  },
}
