import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Term } from '../content/search/query.ts'
import { isStopWord, stem, wordsOf } from '../content/search/words.ts'
import type { Engine } from './database.ts'
import type { Tables } from './tables.ts'

/** The texts of an article, from the one that counts most. */
export interface SearchableText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** Where both engines differ: how tokens are kept, matched and ranked. What the tokens are is decided in `content/search`. */
export interface SearchIndex {
  add(db: Kysely<Tables>, publicationId: number, text: SearchableText): Promise<void>
  remove(db: Kysely<Tables>, publicationIds: readonly number[]): Promise<void>
  /** The publications that match every term: a query of one column, `id`. */
  matching(terms: readonly Term[]): RawBuilder<unknown>
  /**
   * The newest of them with how well they match: a query of `id` and `score`, smaller is better. A word that stands in thousands of articles
   * says little about any of them, so ranking them all would be slow and no better.
   */
  ranking(terms: readonly Term[]): RawBuilder<unknown>
}

/** How many matches can be paged through, at most. */
export const MAX_RANKED = 1000

// A longer text would not fit PostgreSQL's index, which takes a megabyte per article.
const MAX_INDEXED_WORDS = 20_000

export const searchIndexFor = (engine: Engine): SearchIndex => (engine === 'sqlite' ? fts5 : tsvector)

const fts5: SearchIndex = {
  async add(db, publicationId, text) {
    const { title, summary, body, words } = tokensOf(text)
    await sql`insert into search_index (rowid, title, summary, body, words)
      values (${publicationId}, ${title}, ${summary}, ${body}, ${words})`.execute(db)
  },
  async remove(db, publicationIds) {
    for (const id of publicationIds) await sql`delete from search_index where rowid = ${id}`.execute(db)
  },
  matching: (terms) => sql`select rowid as id from search_index where search_index match ${fts5Expression(terms)}`,
  ranking: (terms) => sql`
    select rowid as id, bm25(search_index, 10.0, 4.0, 1.0, 0.2) as score from search_index
    where search_index match ${fts5Expression(terms)} order by rowid desc limit ${sql.lit(MAX_RANKED)}`,
}

const tsvector: SearchIndex = {
  async add(db, publicationId, text) {
    const { title, summary, body, words } = tokensOf(text)
    await sql`insert into search_index (publication_id, tokens) values (${publicationId},
      setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${summary}), 'B') ||
      setweight(to_tsvector('simple', ${body}), 'C') || setweight(to_tsvector('simple', ${words}), 'D'))`.execute(db)
  },
  // Rows go with their publication.
  async remove() {},
  matching: (terms) => sql`select publication_id as id from search_index where tokens @@ ${tsquery(terms)}`,
  ranking: (terms) => sql`
    select id, -ts_rank('{0.02, 0.1, 0.4, 1.0}', tokens, ${tsquery(terms)}, 1) as score from (
      select publication_id as id, tokens from search_index
      where tokens @@ ${tsquery(terms)} order by publication_id desc limit ${sql.lit(MAX_RANKED)}
    ) as newest`,
}

const fts5Expression = (terms: readonly Term[]): string =>
  terms.map(({ stem, prefix }) => (prefix ? `("${stem}" OR "${prefix}"*)` : `"${stem}"`)).join(' AND ')

const tsquery = (terms: readonly Term[]): RawBuilder<unknown> => {
  const expression = terms.map(({ stem, prefix }) => (prefix ? `('${stem}' | '${prefix}':*)` : `'${stem}'`)).join(' & ')
  return sql`to_tsquery('simple', ${expression})`
}

function tokensOf(text: SearchableText) {
  const [title, summary, body] = [wordsOf(text.title), wordsOf(text.summary), wordsOf(text.body).slice(0, MAX_INDEXED_WORDS)]
  const words = new Set([...title, ...summary, ...body].filter((word) => !isStopWord(word)))
  return { title: stemmed(title), summary: stemmed(summary), body: stemmed(body), words: [...words].join(' ') }
}

const stemmed = (words: readonly string[]): string => words.map(stem).join(' ')
