import type { Migration } from '../migration.ts'

/** Which version of its kind's schema let a revision in. Those that are there already may lack any field that came since the first. */
export const schemaVersions: Migration = {
  name: '0010-schema-versions',
  async up(db) {
    await db.schema
      .alterTable('revision')
      .addColumn('schemaVersion', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
