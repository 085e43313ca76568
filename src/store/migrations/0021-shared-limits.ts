import type { Migration } from '../migration.ts'

/** What several processes count together: failures to sign in, and requests of who asks a lot. */
export const sharedLimits: Migration = {
  name: '0021-shared-limits',
  async up(db) {
    await db.schema
      .createTable('signInFailure')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('signInFailureLast').on('signInFailure').column('lastAt').execute()
    await db.schema
      .createTable('requestCount')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('requestCountUntil').on('requestCount').column('until').execute()
  },
}
