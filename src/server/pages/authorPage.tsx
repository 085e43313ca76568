import { addressOf } from '../../content/addresses/addresses.ts'
import { AuthorPage } from '../../site/pages/AuthorPage.tsx'
import { loadList } from './loadList.ts'
import type { PageRequest, ReaderPage } from './readerPage.ts'

export const authorPage: ReaderPage = {
  pattern: addressOf.author(':slug'),
  isPaged: true,
  isCacheable: hasArticles,
  async find(request) {
    const found = await request.publicContent.author(request.params['slug'] ?? '', request.now)
    if (!found) return undefined
    const layout = await request.layout({ kind: 'author' })
    const list = await loadList(request, layout, { author: found.author.id }, addressOf.author(found.author.slug))
    return list && <AuthorPage layout={layout} author={found} list={list} />
  },
}

/** Has the author that an address names written anything that readers can see? */
export async function hasArticles({
  params: { slug = '' },
  publicContent,
  now,
}: Pick<PageRequest, 'params' | 'publicContent' | 'now'>): Promise<boolean> {
  const found = await publicContent.author(slug, now)
  return found !== undefined && (await publicContent.countArticles({ author: found.author.id }, now)) > 0
}
