import { addressOf } from '../../content/addresses.ts'
import { StaticPage } from '../../site/pages/StaticPage.tsx'
import { SupportPage } from '../../site/pages/SupportPage.tsx'
import type { ReaderPage } from './readerPage.ts'

/** A page of words. The one where the magazine asks for support shows the ways to give as well. */
export const staticPage: ReaderPage = {
  pattern: addressOf.page(':slug'),
  async find({ params: { slug = '' }, library, now, frame }) {
    const page = await library.page(slug, now)
    if (!page) return undefined
    const [around, { supportSlug }] = await Promise.all([frame({ kind: 'page', language: page.content.language }), library.popupSettings()])
    if (slug !== supportSlug) return <StaticPage frame={around} page={page} />
    return <SupportPage frame={around} page={page} support={await library.supportSettings()} />
  },
}
