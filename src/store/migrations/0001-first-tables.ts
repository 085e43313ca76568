import { sql, type Kysely } from 'kysely'
import type { Engine } from '../database.ts'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'
import type { PublicationTable } from '../tables/publications.ts'

export const firstTables: Migration = {
  name: '0001-first-tables',
  async up(db, engine) {
    await createUsers(db, engine)
    await createDocuments(db)
    await createPublications(db, engine)
    await createSearch(db, engine)
    await db.schema
      .createTable('redirect')
      .addColumn('fromPath', 'text', (column) => column.primaryKey())
      .addColumn('documentId', 'text', (column) => column.references('document.id').onDelete('cascade'))
      .addColumn('toAddress', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('contentVersion')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await db.insertInto('contentVersion').values({ id: 1, version: 1 }).execute()
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

/** In the column types that better-auth writes: real booleans and times on PostgreSQL, numbers and text on SQLite. */
async function createUsers(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const yesNo = engine === 'postgres' ? 'boolean' : 'integer'
  const moment = engine === 'postgres' ? 'timestamptz' : 'text'
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', yesNo, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('mustChangePassword', yesNo, (column) => column.notNull())
    .addColumn('twoFactorEnabled', yesNo, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('accountUser').on('account').column('userId').execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessionUser').on('session').column('userId').execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verificationIdentifier').on('verification').column('identifier').execute()
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', yesNo)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', moment)
    .execute()
  await db.schema.createIndex('twoFactorUser').on('twoFactor').column('userId').execute()
}

async function createDocuments(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('inReview', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('firstPublishedAt', 'text')
    .execute()
  await db.schema.createIndex('documentSlug').on('document').columns(['kind', 'slug']).unique().execute()
  await db.schema.createIndex('documentUpdated').on('document').columns(['kind', 'updatedAt']).execute()
  await db.schema
    .createTable('assignment')
    .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('assignmentKey', ['documentId', 'userId'])
    .execute()
  await db.schema
    .createTable('revision')
    .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisionKey', ['documentId', 'number'])
    .execute()
  await db.schema
    .createTable('reference')
    .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
    .addColumn('targetId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('referenceKey', ['targetId', 'documentId'])
    .execute()
  await db.schema.createIndex('referenceDocument').on('reference').column('documentId').execute()
}

async function createPublications(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('publication')
    .addColumn('id', engine === 'postgres' ? 'serial' : 'integer', (column) =>
      engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('documentId', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('visibleFrom', 'text', (column) => column.notNull())
    .addColumn('visibleUntil', 'text')
    .addColumn('publishedAt', 'text', (column) => column.notNull())
    .addColumn('sectionId', 'text')
    .addColumn('issueId', 'text')
    .addColumn('card', 'text')
    .addForeignKeyConstraint('publicationRevision', ['documentId', 'revision'], 'revision', ['documentId', 'number'])
    .execute()
  const index = (name: string, ...columns: (keyof PublicationTable)[]) =>
    db.schema.createIndex(name).on('publication').columns(columns).execute()
  await index('publicationDocument', 'documentId')
  await index('publicationSlug', 'kind', 'slug')
  // The two last columns let lists and counts be answered from the index alone.
  await index('publicationNewest', 'kind', 'publishedAt', 'visibleFrom', 'visibleUntil')
  await index('publicationSection', 'sectionId', 'publishedAt')
  await index('publicationIssue', 'issueId', 'publishedAt')
  await index('publicationFrom', 'visibleFrom')
  await index('publicationUntil', 'visibleUntil')
  for (const [table, column] of [
    ['publicationAuthor', 'authorId'],
    ['publicationTag', 'tagId'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('publicationId', 'integer', (id) => id.notNull().references('publication.id').onDelete('cascade'))
      .addColumn(column, 'text', (id) => id.notNull())
      .addPrimaryKeyConstraint(`${table}Key`, [column, 'publicationId'])
      .execute()
    await db.schema.createIndex(`${table}Publication`).on(table).column('publicationId').execute()
  }
}

/** Tokens arrive already folded and stemmed (content/search), so the engines must leave them as they are. */
async function createSearch(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('searchWord')
    .addColumn('form', 'text', (column) => column.primaryKey())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('searchWordFolded').on('searchWord').column('word').execute()
  if (engine === 'sqlite') {
    await sql`create virtual table search_index using fts5(
      title, summary, body, words, places, content = '', contentless_delete = 1, prefix = '2 3 4',
      tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
    )`.execute(db)
    return
  }
  await sql`create table search_index (
    publication_id integer primary key references publication (id) on delete cascade,
    tokens tsvector not null
  )`.execute(db)
  await sql`create index search_index_tokens on search_index using gin (tokens)`.execute(db)
}
