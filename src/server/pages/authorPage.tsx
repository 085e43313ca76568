import { addressOf } from '../../content/addresses.ts'
import { AuthorPage } from '../../site/pages/AuthorPage.tsx'
import { loadList } from './loadList.ts'
import type { Asked, ReaderPage } from './readerPage.ts'

export const authorPage: ReaderPage = {
  pattern: addressOf.author(':slug'),
  isPaged: true,
  isKept: hasArticles,
  async find(asked) {
    const found = await asked.publicContent.author(asked.params['slug'] ?? '', asked.now)
    if (!found) return undefined
    const frame = await asked.frame({ kind: 'author' })
    const list = await loadList(asked, frame, { author: found.author.id }, addressOf.author(found.author.slug))
    return list && <AuthorPage frame={frame} author={found} list={list} />
  },
}

/** Has the author that an address names written anything that readers can see? */
export async function hasArticles({
  params: { slug = '' },
  publicContent,
  now,
}: Pick<Asked, 'params' | 'publicContent' | 'now'>): Promise<boolean> {
  const found = await publicContent.author(slug, now)
  return found !== undefined && (await publicContent.countArticles({ author: found.author.id }, now)) > 0
}
