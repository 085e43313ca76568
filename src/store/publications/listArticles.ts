import type { Kysely, Transaction } from 'kysely'
import type { Article } from '../../content/kinds/article.ts'
import { searchableText } from '../../content/search/searchableText.ts'
import { settleAll } from '../../content/settleAll.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { insertRows } from '../insertRows.ts'
import { searchIndexFor } from '../search/searchIndex.ts'
import type { Tables } from '../tables.ts'

interface ArticlePublication {
  readonly publicationId: number
  readonly article: Article
}

export interface DatedPublication extends ArticlePublication {
  readonly publishedAt: Instant
}

/** Makes publications of articles be found by their authors, tags and words. Gives back the text of each. */
export async function listArticles(
  engine: Engine,
  db: Transaction<Tables>,
  publications: readonly DatedPublication[],
): Promise<readonly string[]> {
  const authors = publications.flatMap(({ publicationId, article, publishedAt }) =>
    article.authors.map((authorId) => ({ publicationId, authorId, publishedAt })),
  )
  const tags = publications.flatMap(({ publicationId, article, publishedAt }) =>
    article.tags.map((tagId) => ({ publicationId, tagId, publishedAt })),
  )
  const [texts] = await settleAll([
    indexArticles(engine, db, publications),
    insertRows(engine, db, 'publicationAuthor', authors),
    insertRows(engine, db, 'publicationTag', tags),
  ])
  return texts
}

/** Makes publications of articles be found by their words alone. Gives back the text of each. */
export async function indexArticles(
  engine: Engine,
  db: Transaction<Tables>,
  publications: readonly ArticlePublication[],
): Promise<readonly string[]> {
  const names = await namesIn(
    db,
    publications.map(({ article }) => article),
  )
  const entries = publications.flatMap(({ publicationId, article }, place) => {
    const text = searchableText('article', article, names[place])
    return text ? [{ publicationId, text, places: { section: article.section, authors: article.authors } }] : []
  })
  await searchIndexFor(engine).add(db, entries)
  return entries.map(({ text: { title, summary, body } }) => [title, summary, body].join('\n'))
}

/** The names of whoever signs each article, and of its tags. */
export async function namesIn(db: Kysely<Tables>, articles: readonly Pick<Article, 'authors' | 'tags'>[]): Promise<string[][]> {
  const named = articles.map(({ authors, tags }) => [...authors, ...tags])
  const wanted = [...new Set(named.flat())]
  const rows = wanted.length === 0 ? [] : await db.selectFrom('document').select(['id', 'title']).where('id', 'in', wanted).execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return named.map((ids) => ids.flatMap((id) => titles.get(id) ?? []))
}
