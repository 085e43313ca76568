import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** What was sent back, and what somebody was given: few of many, found without a look at the others. */
export const dashboardLists: Migration = {
  name: '0028-dashboard-lists',
  async up(db) {
    await sql`create index document_returned on document (kind, updated_at) where trashed_at is null and returned_by is not null`.execute(
      db,
    )
    await db.schema.createIndex('assignmentUser').on('assignment').columns(['userId', 'documentId']).execute()
  },
}
