import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { newsEnd, newsSince } from '../../content/reading/news.ts'
import type { ArticleCard, ArticleFilter, PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../documents/storedContent.ts'
import { toArticle, toCards } from './cards.ts'
import { countByMonth } from './months.ts'
import { isVisible, publishedRows } from './published.ts'
import type { Tables } from '../tables.ts'

interface ArticleQueries extends Pick<
  PublicContent,
  'article' | 'articles' | 'countArticles' | 'related' | 'months' | 'news' | 'newsUntil'
> {
  readonly cardsById: (ids: readonly string[], now: Instant) => Promise<Map<string, ArticleCard>>
}

/** Articles, one by one and in lists. */
export function createArticleQueries(db: Kysely<Tables>): ArticleQueries {
  const visible = (now: Instant) =>
    db.selectFrom('publication').where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article')]))
  const cardRows = (now: Instant) => visible(now).select(['documentId', 'slug', 'publishedAt', 'card'])

  /** The articles that share most of these tags, and of those the newest. */
  async function sharingTags(except: string, tags: readonly string[], limit: number, now: Instant): Promise<ArticleCard[]> {
    if (tags.length === 0) return []
    const rows = await cardRows(now)
      .innerJoin('publicationTag', 'publicationTag.publicationId', 'publication.id')
      .where('publicationTag.tagId', 'in', tags)
      .where('documentId', '<>', except)
      .groupBy(['publication.id', 'documentId', 'slug', 'publishedAt', 'card'])
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('publishedAt', 'desc')
      .limit(limit)
      .execute()
    return toCards(db, rows, now)
  }

  const articles: PublicContent['articles'] = async (filter, { limit, offset = 0 }, now) => {
    const rows = await cardRows(now)
      .where((eb) => eb.and(conditions(eb, filter)))
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return toCards(db, rows, now)
  }

  return {
    articles,

    async article(slug, now) {
      const row = await publishedRows(db, now)
        .select('publication.publishedAt')
        .where('publication.kind', '=', 'article')
        .where('publication.slug', '=', slug)
        .executeTakeFirst()
      return row && toArticle(db, { ...row, content: readContent('article', row) }, now)
    },

    async cardsById(ids, now) {
      const rows = ids.length === 0 ? [] : await cardRows(now).where('documentId', 'in', ids).execute()
      return new Map((await toCards(db, rows, now)).map((card) => [card.id, card]))
    },

    async countArticles(filter, now) {
      const { count } = await visible(now)
        .select((eb) => eb.fn.countAll().as('count'))
        .where((eb) => eb.and(conditions(eb, filter)))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async related({ id, tags, section }, limit, now) {
      const tagIds = tags.map((tag) => tag.id)
      const shared = await sharingTags(id, tagIds, limit, now)
      const missing = limit - shared.length
      const nearby = missing > 0 && section ? await articles({ section: section.id }, { limit: limit + 1 }, now) : []
      const known = new Set([id, ...shared.map((article) => article.id)])
      return [...shared, ...nearby.filter((article) => !known.has(article.id)).slice(0, missing)]
    },

    async months(timeZone, now) {
      const rows = await visible(now).select('publishedAt').execute()
      return countByMonth(
        rows.map(({ publishedAt }) => publishedAt),
        timeZone,
      )
    },

    async news(since, limit, now) {
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

    async newsUntil(now) {
      const { oldest } = await visible(now)
        .select((eb) => eb.fn.min('publishedAt').as('oldest'))
        .where('publishedAt', '>=', newsSince(now))
        // With no article there is still one row, and nothing in it.
        .$castTo<{ oldest: Instant | null }>()
        .executeTakeFirstOrThrow()
      return oldest === null ? null : newsEnd(oldest)
    },
  }
}

function conditions(eb: ExpressionBuilder<Tables, 'publication'>, filter: ArticleFilter): Expression<SqlBool>[] {
  const { section, tag, author, issue, from, until } = filter
  const conditions: Expression<SqlBool>[] = []
  if (section) conditions.push(eb('sectionId', '=', section))
  if (issue) conditions.push(eb('issueId', '=', issue))
  if (author) conditions.push(eb('id', 'in', eb.selectFrom('publicationAuthor').select('publicationId').where('authorId', '=', author)))
  if (tag) conditions.push(eb('id', 'in', eb.selectFrom('publicationTag').select('publicationId').where('tagId', '=', tag)))
  if (from) conditions.push(eb('publishedAt', '>=', from))
  if (until) conditions.push(eb('publishedAt', '<', until))
  return conditions
}
