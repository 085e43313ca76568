import type { ArticleFilter } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import type { ArticleList } from '../../site/articleList.ts'
import type { PageRequest } from './readerPage.ts'

/** A page of a list of articles; nothing if the list has no such page. The first page is always there, even empty. */
export async function loadList(
  { publicContent, page, now }: PageRequest,
  { site }: LayoutData,
  filter: ArticleFilter,
  address: string,
): Promise<ArticleList | undefined> {
  const size = site.articlesPerPage
  const [total, articles] = await Promise.all([
    publicContent.countArticles(filter, now),
    publicContent.articles(filter, { limit: size, offset: (page - 1) * size }, now),
  ])
  const pages = Math.max(1, Math.ceil(total / size))
  return page > pages ? undefined : { articles, address, total, page, pages }
}
