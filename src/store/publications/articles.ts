import { sql, type Expression, type ExpressionBuilder, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { inOrder } from '../../content/inOrder.ts'
import type { ArticleCard, ArticleFilter, PublicContent, Slice } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../documents/storedContent.ts'
import { toArticle, toArticles, toCards, type CardRow } from './cards.ts'
import type { Database } from '../database.ts'
import { countKept } from './countArticles.ts'
import { countMonths } from './months.ts'
import { isVisible, publishedRows } from './published.ts'
import { ANYTHING, documentSource, filterSource, listSource, NEWS, noteSources, slugSource, tagPairSources } from './sources.ts'
import type { Tables } from '../tables.ts'

interface ArticleQueries extends Pick<
  PublicContent,
  'article' | 'articles' | 'articlesToRead' | 'countArticles' | 'related' | 'months' | 'news'
> {
  readonly cardsById: (ids: readonly string[], now: Instant) => Promise<Map<string, ArticleCard>>
}

/** Articles, one by one and in lists. */
export function createArticleQueries({ db, engine }: Pick<Database, 'db' | 'engine'>): ArticleQueries {
  /** For those that are found by an identifier. The kind is not asked for as it is indexed: SQLite would read all articles to find the few. */
  const cardRows = (now: Instant) =>
    db
      .selectFrom('publication')
      .select(['documentId', 'slug', 'publishedAt', 'card'])
      .where((eb) => eb.and([isVisible(eb, now), sql<SqlBool>`(publication.kind || '') = 'article'`]))

  /** The articles that share most of these tags, and of those the newest. */
  async function sharingTags(except: string, tags: readonly string[], limit: number, now: Instant): Promise<ArticleCard[]> {
    if (tags.length === 0) return []
    const rows: (CardRow & { readonly shared: number })[] = []
    // Nearly all that have a tag are visible: the first few are looked at, and more only if those are not enough.
    for (let offset = 0; rows.length < limit; offset += SHARING_AT_ONCE) {
      const sharing = await sharingMost(tags, offset)
      const ids = sharing.map(({ publicationId }) => publicationId)
      const shown =
        ids.length === 0 ? [] : await cardRows(now).select('id').where('id', 'in', ids).where('documentId', '<>', except).execute()
      rows.push(
        ...sharing.flatMap(({ publicationId, shared }) =>
          shown.filter((row) => row.id === publicationId).map((row) => ({ ...row, shared: Number(shared) })),
        ),
      )
      if (sharing.length < SHARING_AT_ONCE) break
    }
    const found = rows.slice(0, limit)
    // Where all that are shown share two tags or more, one that shares a single tag is not among them, whenever it comes out.
    const areClose = found.length === limit && found.every(({ shared }) => shared > 1)
    noteSources(...(areClose ? tagPairSources(tags) : tags.map((tag) => listSource('tag', tag))))
    noteSources(...found.map(({ documentId }) => documentSource(documentId)))
    return toCards(db, found, now)
  }

  /** Publications by how many of these tags they have, then by date: answered from an index alone. */
  async function sharingMost(tags: readonly string[], offset: number) {
    return db
      .selectFrom('publicationTag')
      .select((eb) => ['publicationId', eb.fn.countAll().as('shared')])
      .where('tagId', 'in', tags)
      .groupBy(['publicationId', 'publishedAt'])
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('publishedAt', 'desc')
      .orderBy('publicationId', 'desc')
      .limit(SHARING_AT_ONCE)
      .offset(offset)
      .execute()
  }

  async function listedRows(filter: ArticleFilter, { limit, offset = 0 }: Slice, now: Instant): Promise<CardRow[]> {
    noteSources(filterSource(filter))
    const total = offset < FAR_DOWN ? Infinity : await countArticles(filter, now)
    if (offset >= total) return []
    // What stands in the second half is found from the end.
    const isFromEnd = offset > total / 2
    const direction = isFromEnd ? 'asc' : 'desc'
    const asked = isFromEnd ? Math.min(limit, total - offset) : limit
    const { rows: list, publishedAt, id } = listed(db, filter)
    const rows = await list
      .select(['publication.documentId', 'publication.slug', 'publication.publishedAt', 'publication.card'])
      .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article'), ...conditions(eb, filter)]))
      .orderBy(publishedAt, direction)
      .orderBy(id, direction)
      .limit(asked)
      .offset(isFromEnd ? total - offset - asked : offset)
      .execute()
    return isFromEnd ? rows.reverse() : rows
  }

  const articles: PublicContent['articles'] = async (filter, slice, now) => toCards(db, await listedRows(filter, slice, now), now)

  const countArticles: PublicContent['countArticles'] = async (filter, now) => {
    noteSources(filterSource(filter))
    const kept = await countKept(db, filter, now)
    if (kept !== null) return kept
    const { count } = await listed(db, filter)
      .rows.select((eb) => eb.fn.countAll().as('count'))
      .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article'), ...conditions(eb, filter)]))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  return {
    articles,
    countArticles,

    async article(slug, now) {
      noteSources(slugSource('article', slug))
      const row = await publishedRows(db, now)
        .select('publication.publishedAt')
        .where('publication.kind', '=', 'article')
        .where('publication.slug', '=', slug)
        .executeTakeFirst()
      return row && toArticle(db, { ...row, content: readContent('article', row) }, now)
    },

    async articlesToRead(filter, slice, now) {
      const ids = (await listedRows(filter, slice, now)).map(({ documentId }) => documentId)
      noteSources(...ids.map(documentSource))
      const read =
        ids.length === 0
          ? []
          : await publishedRows(db, now).select('publication.publishedAt').where('publication.documentId', 'in', ids).execute()
      const bare = inOrder(ids, read).map((row) => ({ ...row, content: readContent('article', row) }))
      return toArticles(db, bare, now)
    },

    async cardsById(ids, now) {
      noteSources(...ids.map(documentSource))
      const rows = ids.length === 0 ? [] : await cardRows(now).where('documentId', 'in', ids).execute()
      return new Map((await toCards(db, rows, now)).map((card) => [card.id, card]))
    },

    async related({ id, tags, section }, limit, now) {
      const tagIds = tags.map((tag) => tag.id)
      const shared = await sharingTags(id, tagIds, limit, now)
      const missing = limit - shared.length
      const nearby = missing > 0 && section ? await articles({ section: section.id }, { limit: limit + 1 }, now) : []
      const known = new Set([id, ...shared.map((article) => article.id)])
      return [...shared, ...nearby.filter((article) => !known.has(article.id)).slice(0, missing)]
    },

    months(timeZone, now) {
      noteSources(ANYTHING)
      return countMonths(db, engine, timeZone, now)
    },

    async news(since, limit, now) {
      noteSources(ANYTHING, NEWS)
      const rows = await publishedRows(db, now)
        .select('publication.publishedAt')
        .where('publication.kind', '=', 'article')
        .where('publication.publishedAt', '>=', since)
        .orderBy('publication.publishedAt', 'desc')
        .orderBy('publication.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => {
        const { slug, title, language } = readContent('article', row)
        return { slug, title, language, publishedAt: row.publishedAt }
      })
    },
  }
}

const SHARING_AT_ONCE = 20

/** From so many articles on it is worth knowing how many there are. */
const FAR_DOWN = 200

type Listed = SelectQueryBuilder<Tables, 'publication', object>

/** A list of articles, and the columns it is in the order of. SQLite reads the tables of a cross join in the order they are written. */
function listed(db: Kysely<Tables>, { tag, author }: ArticleFilter) {
  const ordered = (table: 'publicationTag' | 'publicationAuthor', rows: unknown) => ({
    rows: rows as Listed, // whose list it is nothing else asks for
    publishedAt: sql.ref<Instant>(`${table}.publishedAt`),
    id: sql.ref<number>(`${table}.publicationId`),
  })
  if (tag) {
    const rows = db.selectFrom('publicationTag').where('publicationTag.tagId', '=', tag).crossJoin('publication')
    return ordered('publicationTag', rows.whereRef('publication.id', '=', 'publicationTag.publicationId'))
  }
  if (author) {
    const rows = db.selectFrom('publicationAuthor').where('publicationAuthor.authorId', '=', author).crossJoin('publication')
    return ordered('publicationAuthor', rows.whereRef('publication.id', '=', 'publicationAuthor.publicationId'))
  }
  return {
    rows: db.selectFrom('publication') as Listed,
    publishedAt: sql.ref<Instant>('publication.publishedAt'),
    id: sql.ref<number>('publication.id'),
  }
}

/** What is asked besides the tag or, if there is none, the author. */
function conditions(eb: ExpressionBuilder<Tables, 'publication'>, filter: ArticleFilter): Expression<SqlBool>[] {
  const { section, tag, author, issue, from, until } = filter
  const conditions: Expression<SqlBool>[] = []
  const byAuthor = () =>
    eb
      .selectFrom('publicationAuthor')
      .select('publicationId')
      .where('authorId', '=', author ?? '')
  if (section) conditions.push(eb('publication.sectionId', '=', section))
  if (issue) conditions.push(eb('publication.issueId', '=', issue))
  if (tag && author) conditions.push(eb('publication.id', 'in', byAuthor()))
  if (from) conditions.push(eb('publication.publishedAt', '>=', from))
  if (until) conditions.push(eb('publication.publishedAt', '<', until))
  return conditions
}
