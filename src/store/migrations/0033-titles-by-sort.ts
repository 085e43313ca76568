import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Engine } from '../database.ts'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'

/**
 * PostgreSQL knows the titles of texts and those of files apart, as `0029-title-index` does on SQLite: a word of thousands of pictures keeps no text waiting. And
 * what begins in some way is found by its order; an index takes no longer rows than that, and no longer beginning is typed.
 */
export const titlesBySort: Migration = {
  name: '0033-titles-by-sort',
  async up(db, engine: Engine) {
    if (engine === 'sqlite') return
    for (const [sort, ofSort] of [
      ['texts', sql`media_type is null`],
      ['files', sql`media_type is not null`],
    ] as const) {
      await sql`create index ${sql.id(`document_summary_${sort}`)} on document_summary ((left(words, 64)) collate "C") where ${ofSort}`.execute(
        db,
      )
      if (await hasTrigrams(db)) await createTrigrams(db, `document_summary_${sort}_trigrams`, ofSort)
    }
    await sql`drop index if exists document_summary_trigrams`.execute(db)
  },
}

/** As `0031-found-by-index` found it. */
async function hasTrigrams(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`.execute(db)
  return rows.length > 0
}

async function createTrigrams(db: Kysely<Tables>, name: string, ofSort: RawBuilder<unknown>): Promise<void> {
  await sql`create index ${sql.id(name)} on document_summary using gin (words gin_trgm_ops) where ${ofSort}`.execute(db)
}
