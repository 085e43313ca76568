import type { Migration } from '../migration.ts'

/** What became of the messages to other sites, and an index by which old submits are found without reading all of them. */
export const webhookTables: Migration = {
  name: '0009-webhooks',
  async up(db) {
    await db.schema.createIndex('popupSubmitAt').on('popupSubmit').column('at').execute()
    await db.schema
      .createTable('webhookOutcome')
      .addColumn('documentId', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('deliveredAt', 'text')
      .addColumn('givenUpAt', 'text')
      .addColumn('problem', 'text')
      .execute()
  },
}
