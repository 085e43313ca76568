import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Term } from '../../content/search/query.ts'
import { isStopWord, stem, wordsOf } from '../../content/search/words.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { insertValues } from '../insertRows.ts'
import type { Tables } from '../tables.ts'

/** The texts of an article, from the one that counts most. */
export interface SearchableText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** Where an article stands: narrowing a search to a section or an author is looking for one more token. */
export interface SearchFilters {
  readonly section?: string | null
  readonly authors?: readonly string[]
}

export interface IndexEntry {
  readonly publicationId: number
  readonly text: SearchableText
  readonly places: SearchFilters
}

/** Where both engines differ: how tokens are kept, matched and ranked. What the tokens are is decided in `content/search`. */
export interface SearchIndex {
  add(db: Kysely<Tables>, entries: readonly IndexEntry[]): Promise<void>
  remove(db: Kysely<Tables>, publicationIds: readonly number[]): Promise<void>
  /** Publications that match every term, visible or not: a query of one column, `id`. */
  matching(terms: readonly Term[]): RawBuilder<unknown>
  /**
   * The newest visible ones with how well they match: a query of `id`, `score` (smaller is better), `section_id` and `published_at`. A word
   * that stands in thousands of articles says little about any of them, so ranking them all would be slow and no better. Who only counts
   * them needs no scores.
   */
  ranking(terms: readonly Term[], places: SearchFilters, now: Instant, limit: number, isScored: boolean): RawBuilder<unknown>
}

// A longer text would not fit PostgreSQL's index, which takes a megabyte per article.
const MAX_INDEXED_WORDS = 20_000

export const searchIndexFor = (engine: Engine): SearchIndex => (engine === 'sqlite' ? fts5 : tsvector)

const fts5: SearchIndex = {
  async add(db, entries) {
    await insertValues(db, 'search_index', ['rowid', 'title', 'summary', 'body', 'words', 'places'], rowsOf(entries))
  },
  async remove(db, publicationIds) {
    for (const id of publicationIds) await sql`delete from search_index where rowid = ${id}`.execute(db)
  },
  matching: (terms) => sql`select rowid as id from search_index where search_index match ${fts5Expression(terms, {})}`,
  ranking: (terms, places, now, limit, isScored) => sql`
    select p.id, ${isScored ? sql`bm25(search_index, 10.0, 4.0, 1.0, 0.2, 0.0)` : sql.lit(0)} as score, p.section_id, p.published_at
    from search_index join publication p on p.id = search_index.rowid
    where search_index match ${fts5Expression(terms, places)} and ${isVisible(now)}
    order by search_index.rowid desc limit ${sql.lit(limit)}`,
}

const tsvector: SearchIndex = {
  async add(db, entries) {
    if (entries.length === 0) return
    await sql`insert into search_index (publication_id, tokens)
      select (value ->> 0)::integer,
        setweight(to_tsvector('simple', value ->> 1), 'A') || setweight(to_tsvector('simple', value ->> 2), 'B') ||
        setweight(to_tsvector('simple', value ->> 3), 'C') || setweight(to_tsvector('simple', value ->> 4), 'D') ||
        array_to_tsvector(string_to_array(value ->> 5, ' '))
      from json_array_elements(${JSON.stringify(rowsOf(entries))}::json)`.execute(db)
  },
  async remove(db, publicationIds) {
    await sql`delete from search_index where publication_id in (${sql.join(publicationIds)})`.execute(db)
  },
  matching: (terms) => sql`select publication_id as id from search_index where tokens @@ ${tsquery(terms, {})}`,
  ranking: (terms, places, now, limit, isScored) => sql`
    select id, ${isScored ? sql`-ts_rank('{0.02, 0.1, 0.4, 1.0}', tokens, ${tsquery(terms, {})}, 1)` : sql.lit(0)} as score, section_id, published_at from (
      select p.id, p.section_id, p.published_at, tokens from search_index join publication p on p.id = publication_id
      where tokens @@ ${tsquery(terms, places)} and ${isVisible(now)} order by publication_id desc limit ${sql.lit(limit)}
    ) as newest`,
}

const isVisible = (now: Instant): RawBuilder<unknown> =>
  sql`p.visible_from <= ${now} and (p.visible_until is null or p.visible_until > ${now})`

/** A phrase is found by its stems in a row and by its very words, which are kept once each and in no order. */
function fts5Expression(terms: readonly Term[], places: SearchFilters): string {
  const expressions = terms.map((term) => {
    if (term.kind === 'word') return term.prefix ? `("${term.stem}" OR "${term.prefix}"*)` : `"${term.stem}"`
    const inARow = `{title summary body} : "${stemmed(term.words)}"`
    return `(${[inARow, ...distinctive(term.words).map((word) => `words : "${word}"`)].join(' AND ')})`
  })
  return [...expressions, ...placeTokens(places).map((token) => `places : "${token}"`)].join(' AND ')
}

function tsquery(terms: readonly Term[], places: SearchFilters): RawBuilder<unknown> {
  const expressions = terms.map((term) => {
    if (term.kind === 'word') return term.prefix ? `('${term.stem}' | '${term.prefix}':*)` : `'${term.stem}'`
    const inARow = term.words.map((word) => `'${stem(word)}':ABC`).join(' <-> ')
    return [`(${inARow})`, ...distinctive(term.words).map((word) => `'${word}':D`)].join(' & ')
  })
  const words = sql`to_tsquery('simple', ${expressions.join(' & ')})`
  const tokens = placeTokens(places).map((token) => `'${token}'`)
  return tokens.length === 0 ? words : sql`(${words} && ${tokens.join(' & ')}::tsquery)`
}

/** Identifier, title, summary, body, words, places: as both engines read them. */
function rowsOf(entries: readonly IndexEntry[]): (readonly [id: number, ...texts: string[]])[] {
  return entries.map(({ publicationId, text, places }) => {
    const { title, summary, body, words } = tokensOf(text)
    return [publicationId, title, summary, body, words, placeTokens(places).join(' ')]
  })
}

function tokensOf(text: SearchableText) {
  const [title, summary, body] = [wordsOf(text.title), wordsOf(text.summary), wordsOf(text.body).slice(0, MAX_INDEXED_WORDS)]
  return {
    title: stemmed(title),
    summary: stemmed(summary),
    body: stemmed(body),
    words: distinctive([...title, ...summary, ...body]).join(' '),
  }
}

const distinctive = (words: readonly string[]): string[] => [...new Set(words.filter((word) => !isStopWord(word)))]

/** No word begins with `_`, so what somebody types never finds these. */
const placeTokens = ({ section, authors = [] }: SearchFilters): string[] => [
  ...(section ? [`_s${letters(section)}`] : []),
  ...authors.map((author) => `_a${letters(author)}`),
]

const letters = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '')
const stemmed = (words: readonly string[]): string => words.map(stem).join(' ')
