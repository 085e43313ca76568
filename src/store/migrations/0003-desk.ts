import { sql, type Kysely } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import type { Migration } from '../migration.ts'
import { readContent } from '../documents/storedContent.ts'
import { summaryRow } from '../documents/summaries.ts'
import type { Tables } from '../tables.ts'

/** What the screens of the back office need besides documents: summaries for lists, who is where, what was read and followed. */
export const deskTables: Migration = {
  name: '0003-desk',
  async up(db) {
    await db.schema.alterTable('document').addColumn('returnedBy', 'text').execute()
    await db.schema
      .alterTable('revision')
      .addColumn('isAutomatic', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await createSummaries(db)
    await db.schema
      .createTable('mergedDocument')
      .addColumn('oldId', 'text', (column) => column.primaryKey())
      .addColumn('newId', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('redirectHit')
      .addColumn('fromPath', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('lastHitAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('presence')
      .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addColumn('isEditing', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('presenceKey', ['documentId', 'tab'])
      .execute()
    await db.schema
      .createTable('readCount')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .addColumn('reads', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('readCountKey', ['day', 'documentId'])
      .execute()
    await db.schema.createIndex('readCountDocument').on('readCount').column('documentId').execute()
  },
}

async function createSummaries(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('documentSummary')
    .addColumn('documentId', 'text', (column) => column.primaryKey().references('document.id').onDelete('cascade'))
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('plannedAt', 'text')
    .addColumn('mediaType', 'text')
    .addColumn('mediaHash', 'text')
    .addColumn('altMissing', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('documentSummaryHash').on('documentSummary').column('mediaHash').execute()
  await db.schema.createIndex('documentSummaryPlanned').on('documentSummary').column('plannedAt').execute()
  await summariseAll(db)
}

/** One document at a time: a magazine may have more words than a small machine has memory. */
async function summariseAll(db: Kysely<Tables>): Promise<void> {
  const heads = await db.selectFrom('document').select(['id', 'kind', 'revision']).execute()
  for (const { id, kind, revision } of heads) {
    const row = await db
      .selectFrom('revision')
      .select('content')
      .where('documentId', '=', id)
      .where('number', '=', revision)
      .executeTakeFirstOrThrow()
    const content = readContent(kind, { ...row, schemaVersion: 1 })
    await db
      .insertInto('documentSummary')
      .values(summaryRow(id, kind, content))
      .execute()
    // Authors and settings have named their pictures all along; from now on it is written down.
    if (kind !== 'author' && kind !== 'siteSettings') continue
    const targets = new Set(
      rulesOf(kind)
        .references?.(content)
        .map((reference) => reference.id),
    )
    for (const targetId of targets) await sql`insert into reference (document_id, target_id) values (${id}, ${targetId})`.execute(db)
  }
}
