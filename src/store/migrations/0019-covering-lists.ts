import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Lists that are counted from an index alone, and what names a document only in what readers see. */
export const coveringLists: Migration = {
  name: '0019-covering-lists',
  async up(db) {
    // SQLite looks into the table for what the condition of an index has said already, unless the index has it.
    for (const [name, column] of [
      ['document_updated', 'updated_at'],
      ['document_own', 'created_by, updated_at'],
    ] as const) {
      await db.schema.dropIndex(name).execute()
      await sql`create index ${sql.id(name)} on document (kind, ${sql.raw(column)}, id, trashed_at) where trashed_at is null`.execute(db)
    }
    await sql`create index reference_shown on reference (target_id, document_id, revision, is_listed) where is_listed = 0`.execute(db)
  },
}
