import type { Migration } from '../migration.ts'

/** The step of the clock whose code was the last to be let in: codes of a second factor serve once. */
export const oneTimeCodes: Migration = {
  name: '0011-one-time-codes',
  async up(db) {
    await db.schema.alterTable('twoFactor').addColumn('lastStep', 'integer').execute()
  },
}
