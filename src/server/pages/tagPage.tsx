import { addressOf } from '../../content/addresses.ts'
import { TagPage } from '../../site/pages/TagPage.tsx'
import { loadList } from './loadList.ts'
import type { ReaderPage } from './readerPage.ts'

export const tagPage: ReaderPage = {
  pattern: addressOf.tag(':slug'),
  isPaged: true,
  async isKept({ params: { slug = '' }, publicContent, now }) {
    const tag = await publicContent.tag(slug, now)
    return tag !== undefined && (await publicContent.countArticles({ tag: tag.id }, now)) > 0
  },
  async find(asked) {
    const tag = await asked.publicContent.tag(asked.params['slug'] ?? '', asked.now)
    if (!tag) return undefined
    const frame = await asked.frame({ kind: 'tag', tags: [tag.id] })
    const list = await loadList(asked, frame, { tag: tag.id }, addressOf.tag(tag.slug))
    return list && <TagPage frame={frame} tag={tag} list={list} />
  },
}
