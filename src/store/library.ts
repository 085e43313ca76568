import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { mediaIn } from '../content/body/media.ts'
import { bodyText } from '../content/body/text.ts'
import { rulesOf, type Contents, type Kind } from '../content/kinds.ts'
import type { Article } from '../content/kinds/article.ts'
import { popupSettingsSchema, siteSettingsSchema } from '../content/kinds/settings.ts'
import type { ArticleCard, ArticleFilter, ArticleToRead, Library, SearchResult, Shown } from '../content/reading/library.ts'
import { excerpt } from '../content/search/excerpt.ts'
import { readQuery } from '../content/search/query.ts'
import type { Instant } from '../content/time.ts'
import type { Database } from './database.ts'
import { namingFaults } from './faults.ts'
import type { StoredCard } from './publisher.ts'
import { searchIndexFor } from './searchIndex.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>
type PublicationBuilder = ExpressionBuilder<Tables, 'publication'>

/** Answers readers' questions from what is published. */
export function createLibrary({ db, engine }: Database): Library {
  const search = searchIndexFor(engine)

  const library: Library = {
    siteSettings: async () => siteSettingsSchema.parse((await firstShown(db, 'siteSettings', 'site')) ?? {}),
    popupSettings: async () => popupSettingsSchema.parse((await firstShown(db, 'popupSettings', 'popup')) ?? {}),
    menu: async (slug) => (await firstShown(db, 'menu', slug))?.items ?? [],

    async sections(now) {
      const rows = await shownRows(db, now).where('publication.kind', '=', 'section').execute()
      return rows.map((row) => asShown<'section'>(row)).sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'it'))
    },

    async popups(now) {
      const rows = await shownRows(db, now).where('publication.kind', '=', 'popup').execute()
      return rows.map(({ content }) => readAs<'popup'>(content)).sort((a, b) => b.priority - a.priority || a.id.localeCompare(b.id))
    },

    async articles(filter, { limit, offset = 0 }, now) {
      const rows = await db
        .selectFrom('publication')
        .select(['documentId', 'slug', 'publishedAt', 'card'])
        .where((eb) => eb.and([isVisible(eb, now), ...filters(eb, filter)]))
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
        .where((eb) => eb.and([isVisible(eb, now), ...filters(eb, filter)]))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async article(slug, now) {
      const row = await db
        .selectFrom('publication')
        .innerJoin('revision', (join) =>
          join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
        )
        .select(['publication.documentId', 'slug', 'publishedAt', 'card', 'content', 'revision.createdAt as updatedAt'])
        .where((eb) => eb.and([isVisible(eb, now), eb('kind', '=', 'article'), eb('slug', '=', slug)]))
        .executeTakeFirst()
      return row && toArticle(db, row, now)
    },

    async page(slug, now) {
      const row = await shownRows(db, now).where('publication.kind', '=', 'page').where('publication.slug', '=', slug).executeTakeFirst()
      if (!row) return undefined
      const content = readAs<'page'>(row.content)
      const media = await shownByIds(db, [...mediaIn(content.body), ...present(content.socialImage)], now)
      return { id: row.id, content, updatedAt: row.updatedAt, media: ofKind(media, 'media') }
    },

    async search(typed, { limit, offset = 0 }, now) {
      const terms = readQuery(typed)
      if (terms.length === 0) return { total: 0, results: [] }
      const found = search.matching(terms)
      const visible = sql`p.visible_from <= ${now} and (p.visible_until is null or p.visible_until > ${now})`
      const { rows } = await sql<FoundRow>`
        select p.document_id, p.slug, p.published_at, p.card, r.content, best.total
        from (
          select found.id, found.score, p.published_at, count(*) over () as total
          from ${found} as found join publication p on p.id = found.id where ${visible}
          order by found.score, p.published_at desc limit ${limit} offset ${offset}
        ) as best
        join publication p on p.id = best.id
        join revision r on r.document_id = p.document_id and r.number = p.revision
        order by best.score, best.published_at desc`.execute(db)
      const cards = await toCards(db, rows, now)
      const results = cards.map((article, index): SearchResult => {
        const { standfirst, body } = readAs<'article'>(rows[index]?.content ?? '{}')
        return { article, excerpt: excerpt([standfirst, bodyText(body)].filter(Boolean).join(' '), terms) }
      })
      return { total: Number(rows[0]?.total ?? 0), results }
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

    async version() {
      const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
      return version
    },
  }
  return withNamedFaults(library)
}

interface CardRow {
  readonly documentId: string
  readonly slug: string | null
  readonly publishedAt: Instant
  readonly card: string | null
}
interface FoundRow extends CardRow {
  readonly content: string
  readonly total: number | string
}
interface ShownRow {
  readonly id: string
  readonly kind: Kind
  readonly content: string
  readonly updatedAt: Instant
}

function isVisible(eb: PublicationBuilder, now: Instant): Expression<SqlBool> {
  return eb.and([
    eb('publication.visibleFrom', '<=', now),
    eb.or([eb('publication.visibleUntil', 'is', null), eb('publication.visibleUntil', '>', now)]),
  ])
}

function filters(eb: PublicationBuilder, { section, tag, author, issue }: ArticleFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [eb('publication.kind', '=', 'article')]
  if (section) conditions.push(eb('sectionId', '=', section))
  if (issue) conditions.push(eb('issueId', '=', issue))
  if (author) conditions.push(eb('id', 'in', eb.selectFrom('publicationAuthor').select('publicationId').where('authorId', '=', author)))
  if (tag) conditions.push(eb('id', 'in', eb.selectFrom('publicationTag').select('publicationId').where('tagId', '=', tag)))
  return conditions
}

/** The documents readers can see, whole. */
function shownRows(db: Db, now: Instant) {
  return db
    .selectFrom('publication')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
    )
    .select(['publication.documentId as id', 'publication.kind', 'revision.content', 'revision.createdAt as updatedAt'])
    .where((eb) => isVisible(eb, now))
}

async function firstShown<K extends 'siteSettings' | 'popupSettings' | 'menu'>(db: Db, kind: K, slug: string) {
  // These are direct kinds: visible from their first save on, so the end of time is as good a moment as any.
  const row = await shownRows(db, '9999').where('publication.kind', '=', kind).where('publication.slug', '=', slug).executeTakeFirst()
  return row && readAs<K>(row.content)
}

async function shownByIds(db: Db, ids: readonly string[], now: Instant): Promise<ShownRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : shownRows(db, now).where('publication.documentId', 'in', wanted).execute()
}

async function toCards(db: Db, rows: readonly CardRow[], now: Instant): Promise<ArticleCard[]> {
  const cards = rows.map((row) => readCard(row))
  const referred = await shownByIds(
    db,
    cards.flatMap(({ stored }) => referencesOf(stored)),
    now,
  )
  return cards.map((card) => toCard(card, referred))
}

async function toArticle(db: Db, row: CardRow & { content: string; updatedAt: Instant }, now: Instant): Promise<ArticleToRead> {
  const content = readAs<'article'>(row.content)
  const card = readCard(row)
  const direct = await shownByIds(db, [...referencesOf(card.stored), ...referencesOfArticle(content)], now)
  const portraits = direct.filter(({ kind }) => kind === 'author').flatMap((author) => present(asShown<'author'>(author).portrait))
  const referred = [...direct, ...(await shownByIds(db, portraits, now))]
  const tags = ofKind(referred, 'tag')
  return {
    ...toCard(card, referred),
    content,
    updatedAt: row.updatedAt,
    tags: content.tags.flatMap((id) => present(tags.get(id))),
    issue: (content.issue && ofKind(referred, 'issue').get(content.issue)) || null,
    media: ofKind(referred, 'media'),
  }
}

interface Card {
  readonly id: string
  readonly slug: string
  readonly publishedAt: Instant
  readonly stored: StoredCard
}

function readCard({ documentId, slug, publishedAt, card }: CardRow): Card {
  return { id: documentId, slug: slug ?? '', publishedAt, stored: JSON.parse(card ?? '{}') as StoredCard } // written by the publisher
}

const referencesOf = ({ hero, authors, section }: StoredCard): string[] => [...authors, ...present(hero), ...present(section)]
const referencesOfArticle = ({ body, tags, issue, socialImage }: Article): string[] => [
  ...mediaIn(body),
  ...tags,
  ...present(issue),
  ...present(socialImage),
]

function toCard({ id, slug, publishedAt, stored }: Card, referred: readonly ShownRow[]): ArticleCard {
  const { title, kicker, standfirst, readingMinutes } = stored
  const authors = ofKind(referred, 'author')
  return {
    id,
    slug,
    title,
    kicker,
    standfirst,
    publishedAt,
    readingMinutes,
    section: (stored.section && ofKind(referred, 'section').get(stored.section)) || null,
    authors: stored.authors.flatMap((author) => present(authors.get(author))),
    hero: (stored.hero && ofKind(referred, 'media').get(stored.hero)) || null,
  }
}

function ofKind<K extends Kind>(rows: readonly ShownRow[], kind: K): Map<string, Shown<Contents[K]>> {
  return new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, asShown<K>(row)]))
}

/** What a kind's schema let into a revision of that kind. */
function readAs<K extends Kind>(json: string): Contents[K] {
  return JSON.parse(json) as Contents[K]
}

const asShown = <K extends Kind>({ id, content }: ShownRow): Shown<Contents[K]> => ({ ...readAs<K>(content), id })

const present = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value])

function withNamedFaults(library: Library): Library {
  const entries = Object.entries(library) as [keyof Library, (...args: unknown[]) => Promise<unknown>][]
  const guarded = entries.map(([name, answer]) => [name, (...args: unknown[]) => namingFaults(() => answer(...args))])
  return Object.fromEntries(guarded) as Library // the same names and answers; only failures are renamed
}
