import type { Migration } from '../migration.ts'

/** When what came from elsewhere was changed last there. What came before this was known has none, until it comes again. */
export const originDates: Migration = {
  name: '0030-origin-dates',
  async up(db) {
    await db.schema.alterTable('origin').addColumn('modifiedAt', 'text').execute()
  },
}
