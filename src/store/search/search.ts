import { sql } from 'kysely'
import { bodyText } from '../../content/body/text.ts'
import type { PublicContent, SearchFacet, SearchQuery, SearchResult, Slice } from '../../content/reading/publicContent.ts'
import { excerpt, marked } from '../../content/search/excerpt.ts'
import { readQuery, type Term } from '../../content/search/query.ts'
import type { Instant } from '../../content/time.ts'
import { toCards } from '../publications/cards.ts'
import type { Database } from '../database.ts'
import { searchIndexFor } from './searchIndex.ts'
import { readContent } from '../documents/storedContent.ts'
import { ofKind, compact, publishedByIds } from '../publications/published.ts'
import { correctionsOf } from './corrections.ts'

/** What one query of the index gives: the publications to show, and how many stand where. */
interface Matches {
  readonly total: number
  /** The best first. */
  readonly publications: readonly number[]
  readonly sections: ReadonlyMap<string, number>
  readonly authors: ReadonlyMap<string, number>
}

interface MatchRow {
  readonly what: 'all' | 'publication' | 'section' | 'author'
  readonly id: string
  readonly amount: number | string
}

/** How many matches can be paged through, at most. */
const MAX_RANKED = 1000
/** With so few results a reader may have mistyped, if another spelling finds many times as many. */
const FEW = 2
const MANY_TIMES = 10

type Filter = Pick<SearchQuery, 'section' | 'author'>

/** Only how many there are, and where. */
const NO_RESULTS: Slice = { limit: 0 }
const NOTHING = { total: 0, isPartial: false, results: [], sections: [], authors: [], suggestion: null }

/** Finds articles by what a reader typed, says where they stand, and guesses what was meant when there are hardly any. */
export function createSearch({ db, engine }: Database, maxRanked = MAX_RANKED): PublicContent['search'] {
  const index = searchIndexFor(engine)

  return async (query, { limit, offset = 0 }, now) => {
    const terms = readQuery(query.typed)
    if (terms.length === 0) return NOTHING
    const { section, author } = query
    const found = await find(terms, query, { limit, offset }, now)
    const anySection = section ? await find(terms, { author }, NO_RESULTS, now) : found
    const anyAuthor = author ? await find(terms, { section }, NO_RESULTS, now) : found
    return {
      total: Math.min(found.total, maxRanked),
      isPartial: found.total > maxRanked,
      results: await open(found.publications, terms, now),
      sections: await facetsOf('section', anySection.sections, now),
      authors: await facetsOf('author', anyAuthor.authors, now),
      suggestion: found.total <= FEW ? await suggest(query, terms, found.total, now) : null,
    }
  }

  /**
   * One statement: what is found stays in the database, and a thousand matches come back as a dozen rows. One more match than can be
   * paged through tells that there are more.
   */
  async function find(terms: readonly Term[], { section, author }: Filter, { limit, offset = 0 }: Slice, now: Instant): Promise<Matches> {
    const places = { section: section ?? null, authors: author ? [author] : [] }
    const ranking = await index.ranking(db, terms, places, now, maxRanked + 1, limit > 0)
    const { rows } = await sql<MatchRow>`
      with found as materialized (${ranking})
      select 'all' as what, '' as id, count(*) as amount from found
      union all
      select 'publication', cast(id as text), place from (
        select id, row_number() over (order by score, published_at desc, id desc) as place from found
      ) as ordered where place > ${sql.lit(offset)} and place <= ${sql.lit(Math.min(offset + limit, maxRanked))}
      union all
      select 'section', section_id, count(*) from found where section_id is not null group by section_id
      union all
      select 'author', author_id, count(*) from found join publication_author on publication_id = found.id group by author_id`.execute(db)
    const of = (what: MatchRow['what']) => rows.filter((row) => row.what === what).map(({ id, amount }) => [id, Number(amount)] as const)
    const publications = of('publication').sort(([, a], [, b]) => a - b)
    return {
      total: of('all')[0]?.[1] ?? 0,
      publications: publications.map(([id]) => Number(id)),
      sections: new Map(of('section')),
      authors: new Map(of('author')),
    }
  }

  async function open(publications: readonly number[], terms: readonly Term[], now: Instant): Promise<SearchResult[]> {
    if (publications.length === 0) return []
    const rows = await db
      .selectFrom('publication')
      .innerJoin('revision', (join) =>
        join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
      )
      .select([
        'publication.id',
        'publication.documentId',
        'publication.slug',
        'publication.publishedAt',
        'publication.card',
        'revision.content',
        'revision.schemaVersion',
      ])
      .where('publication.id', 'in', publications)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const ordered = publications.flatMap((id) => compact(byId.get(id)))
    const cards = await toCards(db, ordered, now)
    return ordered.flatMap((row, place) => {
      const { standfirst, body } = readContent('article', row)
      const text = [standfirst, bodyText(body)].filter(Boolean).join(' ')
      return compact(cards[place]).map((article) => ({ article, title: marked(article.title, terms), excerpt: excerpt(text, terms) }))
    })
  }

  async function facetsOf(kind: 'section' | 'author', counts: ReadonlyMap<string, number>, now: Instant): Promise<SearchFacet[]> {
    const shown = ofKind(await publishedByIds(db, [...counts.keys()], now), kind)
    return [...shown.values()]
      .map(({ id, slug, name }) => ({ id, slug, name, articles: counts.get(id) ?? 0 }))
      .sort((a, b) => b.articles - a.articles || a.name.localeCompare(b.name, 'it'))
  }

  async function suggest(query: SearchQuery, terms: readonly Term[], total: number, now: Instant): Promise<string | null> {
    for (const typed of await correctionsOf(db, query.typed, terms, (term) => index.has(db, [term]))) {
      const found = await find(readQuery(`${typed} `), query, NO_RESULTS, now)
      if (found.total > total * MANY_TIMES) return typed
    }
    return null
  }
}
