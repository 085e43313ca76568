import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Term } from '../../content/search/query.ts'
import type { SearchableText } from '../../content/search/searchableText.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { insertValues } from '../insertRows.ts'
import type { Tables } from '../tables.ts'
import {
  bm25,
  fts5Expression,
  fts5Has,
  placeTokens,
  TOKENS,
  tokensOf,
  tsquery,
  tsRank,
  tsvectorHas,
  tsvectorMatching,
  type SearchFilters,
} from './searchTokens.ts'

export interface IndexEntry {
  readonly publicationId: number
  readonly text: SearchableText
  readonly places: SearchFilters
}

/** Where both engines differ: how tokens are kept, matched and ranked. What the tokens are is decided in `content/search`. */
export interface SearchIndex {
  add(db: Kysely<Tables>, entries: readonly IndexEntry[]): Promise<void>
  remove(db: Kysely<Tables>, publicationIds: readonly number[]): Promise<void>
  /** Does a publication match every term, visible or not? */
  has(db: Kysely<Tables>, terms: readonly Term[]): Promise<boolean>
  /**
   * The newest visible ones with how well they match: a query of `id`, `score` (smaller is better), `section_id` and `published_at`. A word
   * that stands in thousands of articles says little about any of them, so ranking them all would be slow and no better. Who only counts
   * them needs no scores.
   */
  ranking(
    db: Kysely<Tables>,
    terms: readonly Term[],
    places: SearchFilters,
    now: Instant,
    limit: number,
    isScored: boolean,
  ): Promise<RawBuilder<unknown>>
}

export const searchIndexFor = (engine: Engine): SearchIndex => (engine === 'sqlite' ? fts5 : tsvector)

const fts5: SearchIndex = {
  async add(db, entries) {
    if (entries.length > MANY)
      await sql`insert into search_index (search_index, rank) values ('hashsize', ${sql.lit(HASH_BYTES)})`.execute(db)
    const columns = ['rowid', 'title', 'summary', 'body', 'words', 'places']
    await insertValues(db, 'search_index', columns, rowsOf(entries), { atOnce: entries.length })
  },
  async remove(db, publicationIds) {
    for (const id of publicationIds) await sql`delete from search_index where rowid = ${id}`.execute(db)
  },
  has: (db, terms) => fts5Has(db, 'search_index', terms),
  ranking: async (_db, terms, places, now, limit, isScored) => sql`
    select p.id, ${isScored ? bm25('search_index') : sql.lit(0)} as score, p.section_id, p.published_at
    from search_index join publication p on p.id = search_index.rowid
    where search_index match ${fts5Expression(terms, places)} and ${isVisible(now)}
    order by search_index.rowid desc limit ${sql.lit(limit)}`,
}

/**
 * FTS5 gathers what it is given in memory, and writes it down as a segment of its own when it takes more than this, or when the next statement begins;
 * segments are merged later. Of many texts at once the usual megabyte makes a segment for every fifty, and to merge those costs more than to write them.
 */
const HASH_BYTES = 32 * 1024 * 1024
const MANY = 20

const tsvector: SearchIndex = {
  async add(db, entries) {
    if (entries.length === 0) return
    await sql`insert into search_index (publication_id, tokens)
      select (value ->> 0)::integer,
        ${TOKENS}
      from json_array_elements(${JSON.stringify(rowsOf(entries))}::json)`.execute(db)
  },
  async remove(db, publicationIds) {
    await sql`delete from search_index where publication_id in (${sql.join(publicationIds)})`.execute(db)
  },
  has: (db, terms) => tsvectorHas(db, 'search_index', terms),
  async ranking(db, terms, places, now, limit, isScored) {
    const query = tsquery(terms, places)
    const matching = (await isFoundByReading(db, query, limit))
      ? sql`select publication_id as key from search_index where tokens @@ ${query}`
      : tsvectorMatching('search_index', query)
    const newest = sql`
      select p.id, p.section_id, p.published_at
      from (${matching} order by key desc) as matching
      join publication p on p.id = matching.key
      where ${isVisible(now)} order by p.id desc limit ${sql.lit(limit)}`
    if (!isScored) return sql`select id, 0 as score, section_id, published_at from (${newest}) as newest`
    return sql`select id, ${tsRank(terms)} as score, section_id, published_at from (${newest}) as newest
      join search_index on search_index.publication_id = newest.id`
  },
}

/** To unpack a text takes as long as to find so many by the index. */
const FOUND_FOR_ONE_READ = 20

interface Expected {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly Plans: readonly { readonly 'Plan Rows': number }[] } }]
}

/**
 * Are so many newest ones met soonest by reading from the newest on? Of a word that nearly all of a hundred thousand texts have, the index would name all. How many
 * have it is what PostgreSQL expects by its statistics, which know common words; those that they do not know are rare.
 */
async function isFoundByReading(db: Kysely<Tables>, query: RawBuilder<unknown>, limit: number): Promise<boolean> {
  const { rows } = await sql<Expected>`explain (format json)
    select 1 from search_index where tokens @@ ${query} union all select 1 from search_index`.execute(db)
  const [found = 0, all = 0] = rows[0]?.['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']) ?? []
  const read = limit * (all / Math.max(found, 1))
  return read * FOUND_FOR_ONE_READ < found
}

const isVisible = (now: Instant): RawBuilder<unknown> =>
  sql`p.visible_from <= ${now} and (p.visible_until is null or p.visible_until > ${now})`

/** Identifier, title, summary, body, words, places: as both engines read them. */
function rowsOf(entries: readonly IndexEntry[]): (readonly [id: number, ...texts: string[]])[] {
  return entries.map(({ publicationId, text, places }) => {
    const { title, summary, body, words } = tokensOf(text)
    return [publicationId, title, summary, body, words, placeTokens(places).join(' ')]
  })
}
