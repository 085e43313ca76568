import { sql, type Kysely } from 'kysely'
import type { Engine } from '../database.ts'
import type { Migration } from '../migration.ts'
import type { Tables } from '../tables.ts'

/**
 * On PostgreSQL, words are asked of their index at any size. Its planner reckons with what a table takes, and not with the texts that stand outside of it. It also
 * takes what waits to be put into the index for dear, though that is read in a millisecond: with two hundred pages of it, a hundred publications, it
 * read ten thousand texts instead, a hundred megabytes for a rare word. To let nothing wait would make each publication, and each article that is brought in, ten times
 * as dear to the index.
 */
export const askedOfTheIndex: Migration = {
  name: '0032-asked-of-the-index',
  async up(db, engine: Engine) {
    if (engine === 'sqlite') return
    await createMatching(db, 'search_index', 'publication_id', 'integer')
    await createMatching(db, 'draft_index', 'document_id', 'text')
  },
}

/**
 * Those that match, as many as are asked for. A function that sets something is planned by itself, and not as a part of whatever asks it: all that is left to it
 * is the index. Whoever asks is told to reckon with a hundred, so as to look up each by its key. One may be there from a store that was put aside for this one: it
 * asks tables by their names, and serves both.
 */
async function createMatching(db: Kysely<Tables>, table: string, key: string, type: string): Promise<void> {
  await sql`create or replace function ${sql.id(`${table}_matching`)}(query tsquery, most integer) returns setof ${sql.raw(type)}
    language sql stable rows 100 set enable_seqscan = off set enable_indexscan = off
    as ${sql.lit(`select ${key} from ${table} where tokens @@ query limit most`)}`.execute(db)
}
