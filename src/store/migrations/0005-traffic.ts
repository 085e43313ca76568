import type { Migration } from '../migration.ts'

/** What readers do, by the day: totals only. */
export const trafficTable: Migration = {
  name: '0005-traffic',
  async up(db) {
    await db.schema
      .createTable('traffic')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      // In the order in which it is asked for: a kind, over some days.
      .addPrimaryKeyConstraint('trafficKey', ['kind', 'day', 'target'])
      .execute()
  },
}
