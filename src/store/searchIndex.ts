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
  /** A table `found(id, score)` of the publications that match every term; a smaller score is a better match. */
  matching(terms: readonly Term[]): RawBuilder<unknown>
}

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
  matching(terms) {
    const expression = terms.map(({ stem, prefix }) => (prefix ? `("${stem}" OR "${prefix}"*)` : `"${stem}"`)).join(' AND ')
    return sql`(select rowid as id, bm25(search_index, 10.0, 4.0, 1.0, 0.2) as score from search_index where search_index match ${expression})`
  },
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
  matching(terms) {
    const expression = terms.map(({ stem, prefix }) => (prefix ? `('${stem}' | '${prefix}':*)` : `'${stem}'`)).join(' & ')
    return sql`(select publication_id as id, -ts_rank('{0.02, 0.1, 0.4, 1.0}', tokens, query, 1) as score
      from search_index, to_tsquery('simple', ${expression}) query where tokens @@ query)`
  },
}

function tokensOf({ title, summary, body }: SearchableText) {
  const words = new Set([title, summary, body].flatMap(meaningfulWords))
  return { title: stems(title), summary: stems(summary), body: stems(body), words: [...words].join(' ') }
}

const meaningfulWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.plain)
    .filter((plain) => !isStopWord(plain))

const stems = (text: string): string =>
  wordsOf(text)
    .map((word) => stem(word.plain))
    .join(' ')
