import type { Kysely } from 'kysely'
import type { Migration } from '../migration.ts'
import { readContent } from '../publications/published.ts'
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
    await completePopups(db)
  },
}

/** Gives every revision of a popup the fields that came later, and lists what they show. */
async function completePopups(db: Kysely<Tables>): Promise<void> {
  const revisions = await db
    .selectFrom('revision')
    .innerJoin('document', 'document.id', 'revision.documentId')
    .select(['documentId', 'number', 'content', 'document.revision as newest'])
    .where('document.kind', '=', 'popup')
    .execute()
  for (const { documentId, number, content: written, newest } of revisions) {
    const content = readContent('popup', written)
    await db
      .updateTable('revision')
      .set({ content: JSON.stringify(content) })
      .where('documentId', '=', documentId)
      .where('number', '=', number)
      .execute()
    if (number === newest) await writeSummary(db, documentId, 'popup', content)
  }
}
