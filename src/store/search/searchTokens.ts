import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Term } from '../../content/search/query.ts'
import type { SearchableText } from '../../content/search/searchableText.ts'
import { isStopWord, stem, wordsOf } from '../../content/search/words.ts'
import type { Tables } from '../tables.ts'

type IndexTable = 'search_index' | 'draft_index'

/** Where an article stands: narrowing a search to a section or an author is looking for one more token. */
export interface SearchFilters {
  readonly section?: string | null
  readonly authors?: readonly string[]
}

// A longer text would not fit PostgreSQL's index, which takes a megabyte per article.
const MAX_INDEXED_WORDS = 20_000

/** What FTS5 is asked. A phrase is found by its stems in a row and by its very words, which are kept once each and in no order. */
export function fts5Expression(terms: readonly Term[], places: SearchFilters): string {
  const expressions = terms.map((term) => {
    if (term.kind === 'word') return term.prefix ? `("${term.stem}" OR "${term.prefix}"*)` : `"${term.stem}"`
    const inARow = `{title summary body} : "${stemmed(term.words)}"`
    return `(${[inARow, ...distinctive(term.words).map((word) => `words : "${word}"`)].join(' AND ')})`
  })
  return [...expressions, ...placeTokens(places).map((token) => `places : "${token}"`)].join(' AND ')
}

export function tsquery(terms: readonly Term[], places: SearchFilters): RawBuilder<unknown> {
  const expressions = terms.map((term) => {
    if (term.kind === 'word') return term.prefix ? `('${term.stem}' | '${term.prefix}':*)` : `'${term.stem}'`
    const inARow = term.words.map((word) => `'${stem(word)}':ABC`).join(' <-> ')
    return [`(${inARow})`, ...distinctive(term.words).map((word) => `'${word}':D`)].join(' & ')
  })
  const words = sql`to_tsquery('simple', ${expressions.join(' & ')})`
  const tokens = placeTokens(places).map((token) => `'${token}'`)
  return tokens.length === 0 ? words : sql`(${words} && ${tokens.join(' & ')}::tsquery)`
}

/** Does a text of the index match every term? */
export const fts5Has = (db: Kysely<Tables>, table: IndexTable, terms: readonly Term[]): Promise<boolean> =>
  hasRows(db, sql`select 1 from ${sql.table(table)} where ${sql.table(table)} match ${fts5Expression(terms, {})} limit 1`)

/** The same of PostgreSQL. */
export const tsvectorHas = (db: Kysely<Tables>, table: IndexTable, terms: readonly Term[]): Promise<boolean> =>
  hasRows(db, tsvectorMatching(table, tsquery(terms, {}), 1))

/**
 * The keys of all texts that match, or of as many as `most`, in no order, by the index of PostgreSQL and by nothing else: left to itself PostgreSQL reads texts
 * through, whole, in the hope of meeting enough early (`migrations/0032-asked-of-the-index.ts`).
 */
export const tsvectorMatching = (table: IndexTable, query: RawBuilder<unknown>, most?: number): RawBuilder<unknown> =>
  sql`select key from ${sql.id(`${table}_matching`)}(${query}, ${most === undefined ? sql`null` : sql.lit(most)}) as key`

const hasRows = async (db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<boolean> => (await query.execute(db)).rows.length > 0

/** How well a row of an index of FTS5 matches, smaller is better: a title counts more than a standfirst, and that more than a body. */
export const bm25 = (table: IndexTable): RawBuilder<number> => sql`bm25(${sql.table(table)}, 10.0, 4.0, 1.0, 0.2, 0.0)`

/** The same of PostgreSQL. */
export const tsRank = (terms: readonly Term[]): RawBuilder<number> =>
  sql`-ts_rank('{0.02, 0.1, 0.4, 1.0}', tokens, ${tsquery(terms, {})}, 1)`

/** The tokens of a text for PostgreSQL, of `value`: a JSON array that has them from its second place on. */
export const TOKENS = sql`setweight(to_tsvector('simple', value ->> 1), 'A') || setweight(to_tsvector('simple', value ->> 2), 'B') ||
  setweight(to_tsvector('simple', value ->> 3), 'C') || setweight(to_tsvector('simple', value ->> 4), 'D') ||
  array_to_tsvector(string_to_array(value ->> 5, ' '))`

/** What both engines keep of a text. */
export function tokensOf(text: SearchableText) {
  const [title, summary, body] = [wordsOf(text.title), wordsOf(text.summary), wordsOf(text.body).slice(0, MAX_INDEXED_WORDS)]
  return {
    title: stemmed(title),
    summary: stemmed(summary),
    body: stemmed(body),
    words: distinctive([...title, ...summary, ...body]).join(' '),
  }
}

const distinctive = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => !isStopWord(word))

/** No word begins with `_`, so what somebody types never finds these. */
export const placeTokens = ({ section, authors = [] }: SearchFilters): string[] => [
  ...(section ? [`_s${letters(section)}`] : []),
  ...authors.map((author) => `_a${letters(author)}`),
]

export const letters = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '')
const stemmed = (words: readonly string[]): string => words.map(stem).join(' ')
