import type { Migration } from '../migration.ts'

/** When somebody was sent a letter with a link to a new password. */
export const resetLetters: Migration = {
  name: '0012-reset-letters',
  async up(db) {
    await db.schema
      .createTable('resetLetter')
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('resetLetterUser').on('resetLetter').column('userId').execute()
  },
}
