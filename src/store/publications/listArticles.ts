import type { Transaction } from 'kysely'
import { bodyText } from '../../content/body/text.ts'
import type { Article } from '../../content/kinds/article.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { insertRows } from '../insertRows.ts'
import { searchIndexFor } from '../search/searchIndex.ts'
import type { Tables } from '../tables.ts'

interface ArticlePublication {
  readonly publicationId: number
  readonly article: Article
}

interface DatedPublication extends ArticlePublication {
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
  await insertRows(engine, db, 'publicationAuthor', authors)
  await insertRows(engine, db, 'publicationTag', tags)
  return indexArticles(engine, db, publications)
}

/** Makes publications of articles be found by their words alone. Gives back the text of each. */
export async function indexArticles(
  engine: Engine,
  db: Transaction<Tables>,
  publications: readonly ArticlePublication[],
): Promise<readonly string[]> {
  const titles = await titlesOf(
    db,
    publications.flatMap(({ article }) => [...article.authors, ...article.tags]),
  )
  const entries = publications.map(({ publicationId, article }) => {
    const names = [...article.authors, ...article.tags].flatMap((id) => titles.get(id) ?? [])
    const summary = [article.kicker, article.standfirst, ...names].join('\n')
    const text = { title: article.title, summary, body: bodyText(article.body) }
    return { publicationId, text, places: { section: article.section, authors: article.authors } }
  })
  await searchIndexFor(engine).add(db, entries)
  return entries.map(({ text: { title, summary, body } }) => [title, summary, body].join('\n'))
}

async function titlesOf(db: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length === 0 ? [] : await db.selectFrom('document').select(['id', 'title']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
