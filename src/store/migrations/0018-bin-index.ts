import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * The index of the bin holds what is in it and nothing else. SQLite, which keeps no figures about its tables, took it for the shortest way to what is not
 * there: nearly all documents.
 */
export const binIndex: Migration = {
  name: '0018-bin-index',
  async up(db) {
    await db.schema.dropIndex('documentTrashed').execute()
    await sql`create index document_trashed on document (trashed_at) where trashed_at is not null`.execute(db)
  },
}
