import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { inOrder } from '../../content/inOrder.ts'
import { rulesOf } from '../../content/kinds.ts'
import { statusOf } from '../../content/newsroom/document.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import type { FoundDocument, Scopes } from '../../content/newsroom/outlook.ts'
import { excerpt } from '../../content/search/excerpt.ts'
import { readQuery, type Term } from '../../content/search/query.ts'
import { searchableText } from '../../content/search/searchableText.ts'
import { fold } from '../../content/search/words.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { isVisible } from '../publications/published.ts'
import { correctionsOf } from '../search/corrections.ts'
import { draftIndexFor } from '../search/draftIndex.ts'
import { searchIndexFor } from '../search/searchIndex.ts'
import type { Tables } from '../tables.ts'
import { readHeads } from './heads.ts'
import { escapeLike, withWords } from './listConditions.ts'
import { isTheirs, knownBy, mayBeSeen, SHOWN_TO_ALL, titleFor } from './scopeConditions.ts'
import { readContent } from './storedContent.ts'
import { readSummary } from './summaries.ts'
import { beginsAnywhere, FILES, foldTyped, hasWordsAnywhere, TEXTS, type TitleGroup } from './titleConditions.ts'

/** A document whose text matches, and the revision that does. */
interface TextMatch {
  readonly id: string
  readonly revision: number
}

/** Of what readers see, so many of the newest are ranked: there are few places, and titles come first. */
const MAX_RANKED = 300
/** Where a title stands among those that match, by how. */
const TITLE_RANK = { exact: 0, beginning: 1, within: 2, file: 3 } as const

interface RankedTitle {
  readonly id: string
  readonly updatedAt: Instant
  readonly rank: number
}

/** Files come last, and are not crowded out by texts. */
const PLACES_FOR_FILES = 5

/**
 * Finds documents by what an editor typed: first by their titles, then by their text. Where nothing has these words, by those that were probably meant.
 * What readers see is asked of their own index, and open to everybody; the rest of the index of drafts, within what the editor may open.
 */
export function createFind(engine: Engine, db: Kysely<Tables>): DocumentReader['find'] {
  const published = searchIndexFor(engine)
  const drafts = draftIndexFor(engine)

  return async (typed, scopes, limit, now) => {
    const terms = readQuery(typed)
    const found = await find(typed, terms, scopes, limit, now)
    if (found.length > 0 || terms.length === 0) return { documents: found, corrected: null }
    for (const corrected of await correctionsOf(db, typed, terms, standsSomewhere)) {
      const documents = await find(corrected, readQuery(`${corrected} `), scopes, limit, now)
      if (documents.length > 0) return { documents, corrected }
    }
    return { documents: [], corrected: null }
  }

  async function find(typed: string, terms: readonly Term[], scopes: Scopes, limit: number, now: Instant): Promise<FoundDocument[]> {
    const titled = await findByTitle(typed, scopes, limit, now)
    const isFile = ({ kind, title }: FoundDocument) => kind === 'media' && fold(title) !== foldTyped(typed)
    const files = titled.filter(isFile)
    const texts = titled.filter((document) => !isFile(document))
    const places = limit - Math.min(files.length, PLACES_FOR_FILES)
    if (texts.length < places && terms.length > 0) {
      const matches = await findByText(terms, scopes, limit, now)
      const others = matches.filter(({ id }) => titled.every((document) => document.id !== id))
      texts.push(...(await open(others, terms, scopes, now)))
    }
    return [...texts.slice(0, places), ...files].slice(0, limit)
  }

  async function findByTitle(typed: string, scopes: Scopes, limit: number, now: Instant): Promise<FoundDocument[]> {
    if (withWords(typed).length === 0) return []
    const texts = await rankAmong(TEXTS, typed, scopes, limit, now)
    const files = await rankAmong(FILES, typed, scopes, limit, now)
    const ranked = [...texts, ...files].sort((a, b) => a.rank - b.rank || b.updatedAt.localeCompare(a.updatedAt)).slice(0, limit)
    return readFound(
      ranked.map(({ id }) => id),
      scopes,
      now,
    )
  }

  /** Of a word that thousands have, those that begin with it and the newest ones fill the places: the others need not be put in order. */
  async function rankAmong(group: TitleGroup, typed: string, scopes: Scopes, limit: number, now: Instant): Promise<RankedTitle[]> {
    const rank = (...among: Expression<SqlBool>[]) => rankTitles(typed, scopes, now, [group.isInGroup, ...among], limit)
    const newest = await rank(group.isAmongNewest)
    if (newest.length < limit) return rank(hasWordsAnywhere(engine, typed, group, scopes))
    const beginning = await rank(beginsAnywhere(engine, typed, group, scopes))
    const first = beginning.filter((title) => title.rank <= TITLE_RANK.beginning)
    return [...first, ...newest.filter(({ id }) => first.every((title) => title.id !== id))]
  }

  /** Thousands may match, and are put in order by as little as that takes: what is shown is read of the few that are left. */
  function rankTitles(
    typed: string,
    scopes: Scopes,
    now: Instant,
    among: readonly Expression<SqlBool>[],
    limit: number,
  ): Promise<RankedTitle[]> {
    const start = escapeLike(foldTyped(typed))
    const { exact, beginning, within, file } = TITLE_RANK
    return withPublication(now)
      .select(['document.id', 'document.updatedAt'])
      .select((eb) => {
        const known = knownBy(eb, scopes)
        return sql<number>`case when ${known} = ${foldTyped(typed)} or ${known} like ${`${start}\n%`} escape '\\' then ${sql.lit(exact)}
          when document.kind = 'media' then ${sql.lit(file)} when ${known} like ${`${start}%`} escape '\\' then ${sql.lit(beginning)}
          else ${sql.lit(within)} end`.as('rank')
      })
      .where((eb) => {
        const shown = eb.and([eb('document.kind', 'in', SHOWN_TO_ALL), eb('publication.id', 'is not', null)])
        return eb.and([...among, ...withWords(typed, knownBy(eb, scopes)), eb.or([mayBeSeen(eb, scopes), shown])])
      })
      .orderBy('rank')
      .orderBy('document.updatedAt', 'desc')
      .limit(limit)
      .execute()
  }

  /** The scores of two indexes say nothing about each other, so their best take turns. */
  async function findByText(terms: readonly Term[], scopes: Scopes, limit: number, now: Instant): Promise<TextMatch[]> {
    const ranking = await published.ranking(db, terms, {}, now, MAX_RANKED, true)
    const { rows: seen } = await sql<TextMatch>`
      with found as materialized (${ranking})
      select publication.document_id as id, publication.revision from found join publication on publication.id = found.id
      order by score, found.published_at desc, found.id desc limit ${sql.lit(limit)}`.execute(db)
    const { rows: unseen } = await sql<TextMatch>`
      with found as materialized (${drafts.ranking(terms)})
      select document.id, document.revision from found join document on document.id = found.document_id
      where ${mayBeSeen(expressionBuilder<Tables, 'document'>(), scopes)}
      order by score, document.updated_at desc, document.id limit ${sql.lit(limit)}`.execute(db)
    const inTurn = Array.from({ length: limit }, (_, place) => [unseen[place], seen[place]]).flat()
    return [...new Map(inTurn.flatMap((match) => (match ? [[match.id, match] as const] : []))).values()]
  }

  /** The documents of these, in their order, each with the passage that matches. */
  async function open(matches: readonly TextMatch[], terms: readonly Term[], scopes: Scopes, now: Instant): Promise<FoundDocument[]> {
    if (matches.length === 0) return []
    const found = await readFound(
      matches.map(({ id }) => id),
      scopes,
      now,
    )
    const revisions = await db
      .selectFrom('revision')
      .select(['documentId', 'content', 'schemaVersion'])
      .where((eb) => eb.or(matches.map(({ id, revision }) => eb.and({ documentId: id, number: revision }))))
      .execute()
    return matches.flatMap(({ id }) => {
      const document = found.find((one) => one.id === id)
      const stored = revisions.find(({ documentId }) => documentId === id)
      if (!document || !stored) return []
      const text = searchableText(document.kind, readContent(document.kind, stored))
      const passage = [text?.summary, text?.body].filter(Boolean).join(' ')
      return [{ ...document, excerpt: excerpt(passage, terms) }]
    })
  }

  async function standsSomewhere(term: Term): Promise<boolean> {
    return (await published.has(db, [term])) || (await drafts.has(db, [term]))
  }

  function withPublication(now: Instant) {
    return db
      .selectFrom('document')
      .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
      .leftJoin('publication', (join) => join.onRef('publication.documentId', '=', 'document.id').on((eb) => isVisible(eb, now)))
  }

  /** What is shown of these documents, in their order. */
  async function readFound(ids: readonly string[], scopes: Scopes, now: Instant): Promise<FoundDocument[]> {
    if (ids.length === 0) return []
    const read = await withPublication(now)
      .selectAll('document')
      .select(['documentSummary.summary', 'publication.card', 'publication.slug as shownSlug'])
      .select((eb) => isTheirs(eb, scopes).as('isTheirs'))
      .where('document.id', 'in', ids)
      .execute()
    const rows = inOrder(ids, read)
    const heads = await readHeads(db, rows)
    return rows.flatMap((row, index) => {
      const head = heads[index]
      if (!head) return []
      const slug = row.shownSlug ?? row.slug
      const thumb = row.kind === 'media' ? readSummary('media', row.summary).thumb : null
      const address = slug === null ? null : (rulesOf(row.kind).address?.(slug) ?? null)
      return [{ id: row.id, kind: row.kind, title: titleFor(row), address, state: statusOf(head, now).state, thumb, excerpt: [] }]
    })
  }
}
