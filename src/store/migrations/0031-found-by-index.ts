import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Engine } from '../database.ts'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'

/**
 * The files without a description, which are counted; and words anywhere in a title for PostgreSQL, by its own index of three letters after three letters, as
 * `0029-title-index` for SQLite. Where the server has no such extension, or does not let us have it, titles are read through as before.
 */
export const foundByIndex: Migration = {
  name: '0031-found-by-index',
  async up(db, engine: Engine) {
    await sql`create index document_summary_undescribed on document_summary (document_id) where alt_missing = 1`.execute(db)
    if (engine === 'sqlite') return
    if (await isTrue(db, MAY_CREATE)) await sql`create extension if not exists pg_trgm`.execute(db)
    if (!(await isTrue(db, IS_KNOWN))) return
    await sql`create index document_summary_trigrams on document_summary using gin (words gin_trgm_ops)`.execute(db)
    await sql`create index publication_trigrams on publication using gin (words gin_trgm_ops)`.execute(db)
  },
}

/** One that is trusted may be had by whoever owns the database. */
const MAY_CREATE = sql<{ answer: boolean }>`select has_database_privilege(current_database(), 'create')
  and exists (select 1 from pg_available_extension_versions where name = 'pg_trgm' and trusted) as answer`

/** Somebody else may have put it where we do not look. */
const IS_KNOWN = sql<{ answer: boolean }>`select exists (
  select 1 from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)
) as answer`

const isTrue = async (db: Kysely<Tables>, question: RawBuilder<{ answer: boolean }>): Promise<boolean> =>
  (await question.execute(db)).rows.some(({ answer }) => answer)
