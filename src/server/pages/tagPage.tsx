import { addressOf } from '../../content/addresses/addresses.ts'
import { TagPage } from '../../site/pages/TagPage.tsx'
import { loadList } from './loadList.ts'
import type { ReaderPage } from './readerPage.ts'

export const tagPage: ReaderPage = {
  pattern: addressOf.tag(':slug'),
  isPaged: true,
  async find(request) {
    const tag = await request.publicContent.tag(request.params['slug'] ?? '', request.now)
    if (!tag) return undefined
    const layout = await request.layout({ kind: 'tag', tags: [tag.id] })
    const list = await loadList(request, layout, { tag: tag.id }, addressOf.tag(tag.slug))
    // Whoever writes may coin a tag: readers see one when somebody has published an article with it.
    return list?.total ? <TagPage layout={layout} tag={tag} list={list} /> : undefined
  },
}
