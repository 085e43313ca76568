import { addressOf } from '../../content/addresses.ts'
import { SectionPage } from '../../site/pages/SectionPage.tsx'
import { loadList } from './loadList.ts'
import type { ReaderPage } from './readerPage.ts'

export const sectionPage: ReaderPage = {
  pattern: addressOf.section(':slug'),
  isPaged: true,
  async find(asked) {
    const section = await asked.publicContent.section(asked.params['slug'] ?? '', asked.now)
    if (!section) return undefined
    const frame = await asked.frame({ kind: 'section', sections: [section.id] })
    const list = await loadList(asked, frame, { section: section.id }, addressOf.section(section.slug))
    return list && <SectionPage frame={frame} section={section} list={list} />
  },
}
