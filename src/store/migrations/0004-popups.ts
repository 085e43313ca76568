import type { Kysely } from 'kysely'
import type { Migration } from '../migration.ts'
import { readContent } from '../documents/storedContent.ts'
import { writeSummary } from '../documents/summaries.ts'
import type { Tables } from '../tables.ts'

/** What readers answer to announcements, how often, and whom to tell. Nothing in it tells who they are. */
export const popupTables: Migration = {
  name: '0004-popups',
  async up(db) {
    await db.schema
      .createTable('popupSubmit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('popupId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('dontShowAgain', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('popupSubmitDocument').on('popupSubmit').columns(['documentId', 'at']).execute()
    await db.schema
      .createTable('popupCount')
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('popupCountKey', ['documentId', 'day', 'event', 'page', 'device', 'variant'])
      .execute()
    await db.schema.createIndex('popupCountDay').on('popupCount').column('day').execute()
    await db.schema
      .createTable('webhookDelivery')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .execute()
    await db.schema.createIndex('webhookDeliveryDue').on('webhookDelivery').column('dueAt').execute()
    await db.schema.createIndex('webhookDeliveryDocument').on('webhookDelivery').column('documentId').execute()
    await db.schema
      .createTable('shippedBootstrap')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await summarisePopups(db)
  },
}

/** Lists of announcements show fields that came with this step. */
async function summarisePopups(db: Kysely<Tables>): Promise<void> {
  const newest = await db
    .selectFrom('document')
    .innerJoin('revision', (join) => join.onRef('documentId', '=', 'document.id').onRef('number', '=', 'document.revision'))
    .select(['document.id', 'content'])
    .where('document.kind', '=', 'popup')
    .execute()
  for (const { id, content } of newest) await writeSummary(db, id, 'popup', readContent('popup', { content, schemaVersion: 1 }))
}
