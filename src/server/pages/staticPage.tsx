import { addressOf } from '../../content/addresses.ts'
import { StaticPage } from '../../site/pages/StaticPage.tsx'
import type { ReaderPage } from './readerPage.ts'

export const staticPage: ReaderPage = {
  pattern: addressOf.page(':slug'),
  async find({ params: { slug = '' }, library, now, frame }) {
    const page = await library.page(slug, now)
    return page && <StaticPage frame={await frame()} page={page} />
  },
}
