import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { mediaIn } from '../content/body/media.ts'
import { bodyText } from '../content/body/text.ts'
import { rulesOf } from '../content/kinds.ts'
import { popupSettingsSchema, siteSettingsSchema } from '../content/kinds/settings.ts'
import type { ArticleFilter, Library, SearchResult } from '../content/reading/library.ts'
import { excerpt } from '../content/search/excerpt.ts'
import { readQuery, type Term } from '../content/search/query.ts'
import type { Instant } from '../content/time.ts'
import { toArticle, toCards, type CardRow } from './cards.ts'
import type { Database } from './database.ts'
import { namingFaults } from './faults.ts'
import { MAX_RANKED, searchIndexFor } from './searchIndex.ts'
import { isVisible, ofKind, present, readContent, shownByIds, shownRows } from './shown.ts'
import type { Tables } from './tables.ts'

/** Answers readers' questions from what is published. */
export function createLibrary({ db, engine }: Database): Library {
  const search = searchIndexFor(engine)

  /** Nearly everything that is indexed is visible: counting all and taking away the rest is far quicker than looking at each. */
  async function countFound(terms: readonly Term[], now: Instant): Promise<number> {
    const { rows } = await sql<{ found: number | string; hidden: number | string }>`
      select
        (select count(*) from (${search.matching(terms)}) as found) as found,
        (select count(*) from (${search.matching(terms)}) as found where found.id in (
          select id from publication where visible_from > ${now} union all select id from publication where visible_until <= ${now}
        )) as hidden`.execute(db)
    return Number(rows[0]?.found) - Number(rows[0]?.hidden)
  }

  const library: Library = {
    siteSettings: async () => siteSettingsSchema.parse((await firstShown(db, 'siteSettings', 'site')) ?? {}),
    popupSettings: async () => popupSettingsSchema.parse((await firstShown(db, 'popupSettings', 'popup')) ?? {}),
    menu: async (slug) => (await firstShown(db, 'menu', slug))?.items ?? [],

    async sections(now) {
      const rows = await shownRows(db, now).where('publication.kind', '=', 'section').execute()
      return [...ofKind(rows, 'section').values()].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'it'))
    },

    async popups(now) {
      const rows = await shownRows(db, now).where('publication.kind', '=', 'popup').execute()
      return rows.map(({ content }) => readContent('popup', content)).sort((a, b) => b.priority - a.priority || a.id.localeCompare(b.id))
    },

    async articles(filter, { limit, offset = 0 }, now) {
      const rows = await db
        .selectFrom('publication')
        .select(['documentId', 'slug', 'publishedAt', 'card'])
        .where((eb) => eb.and([isVisible(eb, now), ...conditions(eb, filter)]))
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
        .where((eb) => eb.and([isVisible(eb, now), ...conditions(eb, filter)]))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async article(slug, now) {
      const row = await shownRows(db, now)
        .select(['publication.documentId', 'publication.slug', 'publication.publishedAt', 'publication.card'])
        .where('publication.kind', '=', 'article')
        .where('publication.slug', '=', slug)
        .executeTakeFirst()
      return row && toArticle(db, row, now)
    },

    async page(slug, now) {
      const row = await shownRows(db, now).where('publication.kind', '=', 'page').where('publication.slug', '=', slug).executeTakeFirst()
      if (!row) return undefined
      const content = readContent('page', row.content)
      const media = await shownByIds(db, [...mediaIn(content.body), ...present(content.socialImage)], now)
      return { id: row.id, content, updatedAt: row.updatedAt, media: ofKind(media, 'media') }
    },

    async search(typed, { limit, offset = 0 }, now) {
      const terms = readQuery(typed)
      if (terms.length === 0) return { total: 0, results: [] }
      const { rows } = await sql<FoundRow>`
        select p.document_id, p.slug, p.published_at, p.card, r.content
        from (
          select found.id, found.score, p.published_at from (${search.ranking(terms)}) as found join publication p on p.id = found.id
          where p.visible_from <= ${now} and (p.visible_until is null or p.visible_until > ${now})
          order by found.score, p.published_at desc limit ${limit} offset ${offset}
        ) as best
        join publication p on p.id = best.id
        join revision r on r.document_id = p.document_id and r.number = p.revision
        order by best.score, best.published_at desc`.execute(db)
      const cards = await toCards(db, rows, now)
      const results = cards.map((article, index): SearchResult => {
        const { standfirst, body } = readContent('article', rows[index]?.content ?? '')
        return { article, excerpt: excerpt([standfirst, bodyText(body)].filter(Boolean).join(' '), terms) }
      })
      return { total: Math.min(await countFound(terms, now), MAX_RANKED), results }
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

    async nextChange(now) {
      const { rows } = await sql<{ at: Instant | null }>`
        select min(at) as at from (
          select min(visible_from) as at from publication where visible_from > ${now}
          union all
          select min(visible_until) as at from publication where visible_until > ${now}
        ) as boundaries`.execute(db)
      return rows[0]?.at ?? null
    },

    async version() {
      const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
      return version
    },
  }
  return withNamedFaults(library)
}

interface FoundRow extends CardRow {
  readonly content: string
}

function conditions(eb: ExpressionBuilder<Tables, 'publication'>, { section, tag, author, issue }: ArticleFilter): Expression<SqlBool>[] {
  const asked: Expression<SqlBool>[] = [eb('publication.kind', '=', 'article')]
  if (section) asked.push(eb('sectionId', '=', section))
  if (issue) asked.push(eb('issueId', '=', issue))
  if (author) asked.push(eb('id', 'in', eb.selectFrom('publicationAuthor').select('publicationId').where('authorId', '=', author)))
  if (tag) asked.push(eb('id', 'in', eb.selectFrom('publicationTag').select('publicationId').where('tagId', '=', tag)))
  return asked
}

// Settings and menus are visible from their first save on, so the end of time is as good a moment as any to ask for them.
const END_OF_TIME = '9999'

async function firstShown<K extends 'siteSettings' | 'popupSettings' | 'menu'>(db: Kysely<Tables>, kind: K, slug: string) {
  const row = await shownRows(db, END_OF_TIME).where('publication.kind', '=', kind).where('publication.slug', '=', slug).executeTakeFirst()
  return row && readContent(kind, row.content)
}

function withNamedFaults(library: Library): Library {
  const entries = Object.entries(library) as [keyof Library, (...args: unknown[]) => Promise<unknown>][]
  const guarded = entries.map(([name, answer]) => [name, (...args: unknown[]) => namingFaults(() => answer(...args))])
  return Object.fromEntries(guarded) as Library // the same names and answers; only failures are renamed
}
