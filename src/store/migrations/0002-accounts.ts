import type { Migration } from '../migration.ts'

/** Users who are invited, suspended, speak a language; and the audit log. */
export const accounts: Migration = {
  name: '0002-accounts',
  async up(db, engine) {
    await db.schema
      .alterTable('user')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('it'))
      .execute()
    // SQLite adds one column at a time.
    for (const column of ['suspendedAt', 'invitedUntil', 'lastSignInAt']) {
      await db.schema.alterTable('user').addColumn(column, 'text').execute()
    }
    await db.schema
      .createTable('audit')
      .addColumn('id', engine === 'postgres' ? 'serial' : 'integer', (column) =>
        engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('userId', 'text')
      .addColumn('userName', 'text')
      .addColumn('kind', 'text')
      .addColumn('subject', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('auditAt').on('audit').column('at').execute()
    await db.schema.createIndex('auditUser').on('audit').columns(['userId', 'at']).execute()
    await db.schema.createIndex('auditSubject').on('audit').columns(['subject', 'at']).execute()
  },
}
