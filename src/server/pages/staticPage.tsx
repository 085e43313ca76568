import { addressOf } from '../../content/addresses/addresses.ts'
import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { siteCookies } from '../../site/cookies/siteCookies.ts'
import { CookiePage } from '../../site/pages/CookiePage.tsx'
import { StaticPage } from '../../site/pages/StaticPage.tsx'
import { SupportPage } from '../../site/pages/SupportPage.tsx'
import { noteSources, TODAY } from '../../store/publications/sources.ts'
import type { ReaderPage } from './readerPage.ts'

/**
 * A page of words. The one where the magazine asks for support shows the ways to give as well; the one on cookies lists them, and is there for whoever is
 * asked about them even if nobody wrote it.
 */
export const staticPage: ReaderPage = {
  pattern: addressOf.page(':slug'),
  async find({ params: { slug = '' }, publicContent, now, layout }) {
    const page = await publicContent.page(slug, now)
    const isCookies = addressOf.page(slug) === addressOf.cookies()
    if (!page && !isCookies) return undefined
    const [around, popups] = await Promise.all([
      layout({ kind: 'page', ...(page && { language: page.content.language }) }),
      publicContent.popupSettings(),
    ])
    if (isCookies) {
      const analytics = await publicContent.analyticsSettings()
      if (!page && consentTerms(analytics).length === 0) return undefined
      return <CookiePage layout={around} page={page} cookies={siteCookies({ analytics, popups })} />
    }
    if (!page) return undefined
    if (slug !== popups.supportSlug) return <StaticPage layout={around} page={page} />
    // A goal is reached by a day.
    noteSources(TODAY)
    return <SupportPage layout={around} page={page} support={await publicContent.supportSettings()} now={now} />
  },
}
