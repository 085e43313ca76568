import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { kinds, rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import { analyticsSettingsSchema } from '../../content/kinds/analyticsSettings.ts'
import { homePageSchema } from '../../content/kinds/homePage.ts'
import { popupSettingsSchema, siteSettingsSchema, supportSettingsSchema } from '../../content/kinds/settings.ts'
import type { ArticleCard, ArticleFilter, PublicContent } from '../../content/reading/publicContent.ts'
import { documentsAt } from '../../content/pagesAt.ts'
import { newsEnd, newsSince } from '../../content/reading/news.ts'
import type { Instant } from '../../content/time.ts'
import { findGoneFiles, isGoneAddress } from '../documents/bin.ts'
import { readContent } from '../documents/storedContent.ts'
import { toArticle, toCards, toPage } from './cards.ts'
import type { Database } from '../database.ts'
import { drawUnsaved, findDraft } from './draft.ts'
import { mapDatabaseErrors } from '../faults.ts'
import { arrangeHome } from './home.ts'
import { findIssue, listIssues } from './issues.ts'
import { countByMonth } from './months.ts'
import { findMostUsedTags } from './mostUsedTags.ts'
import { findPopups } from './popups.ts'
import { createSearch } from '../search/search.ts'
import { isVisible, ofKind, compact, publishedByIds, publishedBySlug, publishedRow, publishedRows } from './published.ts'
import type { Tables } from '../tables.ts'

/** Answers readers' questions from what is published. */
export function createPublicContent(database: Database): PublicContent {
  const { db } = database
  const articleRows = (now: Instant) =>
    db
      .selectFrom('publication')
      .select(['documentId', 'slug', 'publishedAt', 'card'])
      .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article')]))

  async function cardsById(ids: readonly string[], now: Instant): Promise<Map<string, ArticleCard>> {
    const rows = ids.length === 0 ? [] : await articleRows(now).where('documentId', 'in', ids).execute()
    return new Map((await toCards(db, rows, now)).map((card) => [card.id, card]))
  }

  /** The articles that share most of these tags, and of those the newest. */
  async function sharingTags(except: string, tags: readonly string[], limit: number, now: Instant): Promise<ArticleCard[]> {
    const rows = await articleRows(now)
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

  const queries: PublicQueries = {
    siteSettings: async () => (await everShown(db, 'siteSettings', 'site')) ?? siteSettingsSchema.parse({}),
    popupSettings: async () => (await everShown(db, 'popupSettings', 'popup')) ?? popupSettingsSchema.parse({}),
    supportSettings: async () => (await everShown(db, 'supportSettings', 'support')) ?? supportSettingsSchema.parse({}),
    analyticsSettings: async () => (await everShown(db, 'analyticsSettings', 'analytics')) ?? analyticsSettingsSchema.parse({}),
    menu: async (slug) => (await everShown(db, 'menu', slug))?.items ?? [],

    async home(now, arrangement) {
      const saved = async () => (await everShown(db, 'homePage', 'home')) ?? homePageSchema.parse({})
      return arrangeHome({ ...queries, cardsById }, arrangement ?? (await saved()), now)
    },
    section: (slug, now) => publishedBySlug(db, 'section', slug, now),
    tag: (slug, now) => publishedBySlug(db, 'tag', slug, now),
    mostUsedTags: (limit, now) => findMostUsedTags(db, limit, now),
    issues: (now) => listIssues(db, now),
    issue: (slug, now) => findIssue(db, slug, (...filter) => queries.articles(...filter), now),
    draft: (id, now) => findDraft(db, id, (...filter) => queries.articles(...filter), now),
    unsaved: (document, now) => drawUnsaved(db, document, (...filter) => queries.articles(...filter), now),
    search: createSearch(database),

    async author(slug, now) {
      const author = await publishedBySlug(db, 'author', slug, now)
      if (!author) return undefined
      const media = ofKind(await publishedByIds(db, compact(author.portrait), now), 'media')
      return { author, portrait: (author.portrait && media.get(author.portrait)) || null }
    },

    async sections(now) {
      const rows = await publishedRows(db, now).where('publication.kind', '=', 'section').execute()
      return [...ofKind(rows, 'section').values()].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'it'))
    },

    popups: (now) => findPopups(db, now),
    shipsBootstrap: async (version) =>
      (await db.selectFrom('shippedBootstrap').select('version').where('version', '=', version).executeTakeFirst()) !== undefined,

    async articles(filter, { limit, offset = 0 }, now) {
      const rows = await articleRows(now)
        .where((eb) => eb.and(conditions(eb, filter)))
        .orderBy('publishedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return toCards(db, rows, now)
    },

    async countArticles(filter, now) {
      const { count } = await db
        .selectFrom('publication')
        .select((eb) => eb.fn.countAll().as('count'))
        .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article'), ...conditions(eb, filter)]))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async related({ id, tags, section }, limit, now) {
      const shared =
        tags.length === 0
          ? []
          : await sharingTags(
              id,
              tags.map((tag) => tag.id),
              limit,
              now,
            )
      const missing = limit - shared.length
      const nearby = missing > 0 && section ? await queries.articles({ section: section.id }, { limit: limit + 1 }, now) : []
      const known = new Set([id, ...shared.map((article) => article.id)])
      return [...shared, ...nearby.filter((article) => !known.has(article.id)).slice(0, missing)]
    },

    async months(timeZone, now) {
      const rows = await db
        .selectFrom('publication')
        .select('publishedAt')
        .where((eb) => eb.and([isVisible(eb, now), eb('kind', '=', 'article')]))
        .execute()
      return countByMonth(
        rows.map(({ publishedAt }) => publishedAt),
        timeZone,
      )
    },

    async entries(now) {
      const rows = await db
        .selectFrom('publication')
        .innerJoin('document', 'document.id', 'publication.documentId')
        .innerJoin('revision', (join) =>
          join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
        )
        .select(['publication.kind', 'publication.slug', 'document.title', 'publication.publishedAt', 'revision.createdAt as updatedAt'])
        .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', 'in', ADDRESSED)]))
        // A tag or an author without articles has an empty page: nobody need be led there.
        .where((eb) =>
          eb.or([
            eb('publication.kind', 'not in', ['tag', 'author']),
            ...namedByArticles(db, now).map((ids) => eb('publication.documentId', 'in', ids)),
          ]),
        )
        .orderBy('publication.publishedAt', 'desc')
        .orderBy('publication.id', 'desc')
        .execute()
      return rows.flatMap(({ slug, ...entry }) => (slug === null ? [] : [{ ...entry, slug }]))
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

    async article(slug, now) {
      const row = await publishedRows(db, now)
        .select('publication.publishedAt')
        .where('publication.kind', '=', 'article')
        .where('publication.slug', '=', slug)
        .executeTakeFirst()
      return row && toArticle(db, { ...row, content: readContent('article', row) }, now)
    },

    async page(slug, now) {
      const row = await publishedRow(db, 'page', slug, now)
      return row && toPage(db, { ...row, content: readContent('page', row) }, now)
    },

    async redirectFrom(path, now) {
      const row = await db.selectFrom('redirect').selectAll().where('fromPath', '=', path).executeTakeFirst()
      if (!row?.documentId) return row?.toAddress ?? undefined
      const target = await db
        .selectFrom('publication')
        .select(['kind', 'slug'])
        .where((eb) => eb.and([isVisible(eb, now), eb('documentId', '=', row.documentId)]))
        .executeTakeFirst()
      return target?.slug ? rulesOf(target.kind).address?.(target.slug) : undefined
    },

    async isGone(path, now) {
      if (!(await isGoneAddress(db, path))) return false
      // Another document may stand there by now.
      for (const { kind, slug } of documentsAt(path)) if (await publishedRow(db, kind, slug, now)) return false
      return true
    },

    goneFiles: () => findGoneFiles(db),

    async nextChange(now) {
      const { rows } = await sql<{ at: Instant | null }>`
        select min(at) as at from (
          select min(visible_from) as at from publication where visible_from > ${now}
          union all
          select min(visible_until) as at from publication where visible_until > ${now}
        ) as boundaries`.execute(db)
      return rows[0]?.at ?? null
    },

    async newsUntil(now) {
      const { oldest } = await db
        .selectFrom('publication')
        .select((eb) => eb.fn.min('publishedAt').as('oldest'))
        .where((eb) => eb.and([isVisible(eb, now), eb('kind', '=', 'article'), eb('publishedAt', '>=', newsSince(now))]))
        // With no article there is still one row, and nothing in it.
        .$castTo<{ oldest: Instant | null }>()
        .executeTakeFirstOrThrow()
      return oldest === null ? null : newsEnd(oldest)
    },
  }
  return { ...withMappedErrors(queries), version: () => database.version() }
}

/** All that is asked of the database as a question. The version is read another way: at once, if it can be. */
type PublicQueries = Omit<PublicContent, 'version'>

function conditions(eb: ExpressionBuilder<Tables, 'publication'>, asked: ArticleFilter): Expression<SqlBool>[] {
  const { section, tag, author, issue, from, until } = asked
  const conditions: Expression<SqlBool>[] = []
  if (section) conditions.push(eb('sectionId', '=', section))
  if (issue) conditions.push(eb('issueId', '=', issue))
  if (author) conditions.push(eb('id', 'in', eb.selectFrom('publicationAuthor').select('publicationId').where('authorId', '=', author)))
  if (tag) conditions.push(eb('id', 'in', eb.selectFrom('publicationTag').select('publicationId').where('tagId', '=', tag)))
  if (from) conditions.push(eb('publishedAt', '>=', from))
  if (until) conditions.push(eb('publishedAt', '<', until))
  return conditions
}

/** The tags and the authors that visible articles name. */
const namedByArticles = (db: Kysely<Tables>, now: Instant) => [
  db
    .selectFrom('publicationTag')
    .innerJoin('publication', 'publication.id', 'publicationTag.publicationId')
    .select('publicationTag.tagId as id')
    .where((eb) => isVisible(eb, now)),
  db
    .selectFrom('publicationAuthor')
    .innerJoin('publication', 'publication.id', 'publicationAuthor.publicationId')
    .select('publicationAuthor.authorId as id')
    .where((eb) => isVisible(eb, now)),
]

/** The kinds that have pages of their own. */
const ADDRESSED = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].address)

// Settings and menus are visible from their first save on, so the end of time is as good a moment as any to ask for them.
const END_OF_TIME = '9999'

async function everShown<K extends 'siteSettings' | 'popupSettings' | 'supportSettings' | 'analyticsSettings' | 'homePage' | 'menu'>(
  db: Kysely<Tables>,
  kind: K,
  slug: string,
): Promise<Contents[K] | undefined> {
  const row = await publishedRow(db, kind, slug, END_OF_TIME)
  return row && readContent(kind, row)
}

function withMappedErrors(queries: PublicQueries): PublicQueries {
  const entries = Object.entries(queries) as [keyof PublicQueries, (...args: unknown[]) => Promise<unknown>][]
  const guarded = entries.map(([name, answer]) => [name, (...args: unknown[]) => mapDatabaseErrors(() => answer(...args))])
  return Object.fromEntries(guarded) as PublicQueries // the same names and answers; only failures are renamed
}
