import type { Kysely } from 'kysely'
import { mediaIn } from '../../content/body/media.ts'
import type { Article } from '../../content/kinds/article.ts'
import type { ArticleCard, ArticleToRead, PageToRead } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { ofKind, compact, publishedByIds, type PublishedRow } from './published.ts'
import { cardOf, readCard, type StoredCard } from './storedCard.ts'
import type { Tables } from '../tables.ts'

export interface CardRow {
  readonly documentId: string
  readonly slug: string | null
  readonly publishedAt: Instant
  readonly card: string | null
}

/** Completes the cards of a list with the sections, authors and pictures they name: one query for all of them. */
export async function toCards(db: Kysely<Tables>, rows: readonly CardRow[], now: Instant): Promise<ArticleCard[]> {
  const cards = rows.map(cardIn)
  const ids = cards.flatMap(({ stored }) => referencesOfCard(stored))
  const named = byKind(await publishedByIds(db, ids, now))
  return cards.map((card) => toCard(card, named))
}

/** An article as its row has it, without what it names. */
export type BareArticle = Pick<ArticleToRead, 'id' | 'content' | 'publishedAt' | 'updatedAt'>

export async function toArticle(db: Kysely<Tables>, bare: BareArticle, now: Instant): Promise<ArticleToRead> {
  return withNamed(bare, await namedIn(db, [bare], now))
}

/** Completes articles with all that they name: two queries for all of them. */
export async function toArticles(db: Kysely<Tables>, bare: readonly BareArticle[], now: Instant): Promise<ArticleToRead[]> {
  const named = await namedIn(db, bare, now)
  return bare.map((article) => withNamed(article, named))
}

async function namedIn(db: Kysely<Tables>, articles: readonly BareArticle[], now: Instant) {
  const ids = articles.flatMap(({ content }) => [...referencesOfCard(cardOf(content)), ...referencesOfArticle(content)])
  const direct = await publishedByIds(db, ids, now)
  const portraits = [...ofKind(direct, 'author').values()].flatMap(({ portrait }) => compact(portrait))
  const rows = [...direct, ...(await publishedByIds(db, portraits, now))]
  return { ...byKind(rows), tags: ofKind(rows, 'tag'), issues: ofKind(rows, 'issue') }
}

function withNamed({ id, content, publishedAt, updatedAt }: BareArticle, named: Awaited<ReturnType<typeof namedIn>>): ArticleToRead {
  return {
    ...toCard({ id, slug: content.slug, publishedAt, stored: cardOf(content) }, named),
    content,
    updatedAt,
    tags: content.tags.flatMap((id) => compact(named.tags.get(id))),
    issue: (content.issue && named.issues.get(content.issue)) || null,
    media: named.media,
  }
}

export async function toPage(
  db: Kysely<Tables>,
  { id, content, updatedAt }: Pick<PageToRead, 'id' | 'content' | 'updatedAt'>,
  now: Instant,
): Promise<PageToRead> {
  const media = await publishedByIds(db, [...mediaIn(content.body), ...compact(content.socialImage)], now)
  return { id, content, updatedAt, media: ofKind(media, 'media') }
}

interface Card {
  readonly id: string
  readonly slug: string
  readonly publishedAt: Instant
  readonly stored: StoredCard
}

function cardIn({ documentId, slug, publishedAt, card }: CardRow): Card {
  return { id: documentId, slug: slug ?? '', publishedAt, stored: readCard(card ?? '{}') }
}

const referencesOfCard = ({ hero, authors, section }: StoredCard): string[] => [...authors, ...compact(hero), ...compact(section)]
const referencesOfArticle = ({ body, tags, issue, socialImage }: Article): string[] => [
  ...mediaIn(body),
  ...tags,
  ...compact(issue),
  ...compact(socialImage),
]

/** What cards name, read once for a whole list. */
const byKind = (rows: readonly PublishedRow[]) => ({
  sections: ofKind(rows, 'section'),
  authors: ofKind(rows, 'author'),
  media: ofKind(rows, 'media'),
})

function toCard({ id, slug, publishedAt, stored }: Card, { sections, authors, media }: ReturnType<typeof byKind>): ArticleCard {
  const { title, kicker, standfirst, readingMinutes } = stored
  return {
    id,
    slug,
    title,
    kicker,
    standfirst,
    publishedAt,
    readingMinutes,
    section: (stored.section && sections.get(stored.section)) || null,
    authors: stored.authors.flatMap((author) => compact(authors.get(author))),
    hero: (stored.hero && media.get(stored.hero)) || null,
  }
}
