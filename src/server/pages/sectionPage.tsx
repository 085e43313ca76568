import { addressOf } from '../../content/addresses/addresses.ts'
import { SectionPage } from '../../site/pages/SectionPage.tsx'
import { loadList } from './loadList.ts'
import type { ReaderPage } from './readerPage.ts'

export const sectionPage: ReaderPage = {
  pattern: addressOf.section(':slug'),
  isPaged: true,
  async find(request) {
    const section = await request.publicContent.section(request.params['slug'] ?? '', request.now)
    if (!section) return undefined
    const layout = await request.layout({ kind: 'section', sections: [section.id] })
    const list = await loadList(request, layout, { section: section.id }, addressOf.section(section.slug))
    return list && <SectionPage layout={layout} section={section} list={list} />
  },
}
