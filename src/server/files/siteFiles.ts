import { addressOf } from '../../content/addresses/addresses.ts'
import { newsSince } from '../../content/reading/news.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { webManifest } from '../../site/icons/manifest.ts'
import { robots } from '../../site/sitemaps/robots.ts'
import {
  ADDRESSES_PER_PART,
  documentUrls,
  newsSitemap,
  readPart,
  sitemapIndex,
  sitemapPart,
  sitemapUrls,
  type SitemapUrl,
} from '../../site/sitemaps/sitemap.ts'
import type { ReaderFile } from './readerFile.ts'

const XML = 'application/xml; charset=utf-8'
/** What Google takes at most. */
const MAX_NEWS = 1000

/** What search engines and browsers read about the magazine as a whole. */
export const siteFiles: readonly ReaderFile[] = [
  {
    pattern: addressOf.sitemap(),
    type: XML,
    async find({ publicContent, now, layout }) {
      const [{ siteUrl }, entries, months] = await Promise.all([layout(), publicContent.entries(now), publicContent.articlesByMonth(now)])
      return sitemapIndex(sitemapUrls(entries, undefined).length, months, siteUrl)
    },
  },
  {
    pattern: addressOf.sitemapPart(':part(^\\d[\\d-]{0,10}$)'),
    type: XML,
    async find({ params: { part = '' }, publicContent, now, layout }) {
      const { month, number } = readPart(part) ?? {}
      if (month === undefined || number === undefined) return undefined
      const slice = { limit: ADDRESSES_PER_PART, offset: (number - 1) * ADDRESSES_PER_PART }
      const urls =
        month === null
          ? (await otherUrls(publicContent, now)).slice(slice.offset, slice.offset + slice.limit)
          : documentUrls(await publicContent.articleEntries(month, slice, now))
      return sitemapPart(urls, (await layout()).siteUrl)
    },
  },
  {
    pattern: addressOf.newsSitemap(),
    type: XML,
    async find({ publicContent, now, layout }) {
      const news = publicContent.news(newsSince(now), MAX_NEWS, now)
      const [{ site, siteUrl }, articles] = await Promise.all([layout(), news])
      return newsSitemap(articles, site, siteUrl)
    },
  },
  { pattern: addressOf.robots(), type: 'text/plain; charset=utf-8', find: async ({ layout }) => robots((await layout()).siteUrl) },
  {
    pattern: addressOf.manifest(),
    type: 'application/manifest+json; charset=utf-8',
    find: async ({ layout }) => webManifest((await layout()).site),
  },
]

/** All that should be found and is no article. */
async function otherUrls(publicContent: PublicContent, now: Instant): Promise<SitemapUrl[]> {
  const [entries, months] = await Promise.all([publicContent.entries(now), publicContent.articlesByMonth(now)])
  const lastMonth = [...months.keys()].reduce((a, b) => (a > b ? a : b), '')
  const [newest] = await publicContent.articleEntries(lastMonth, { limit: 1 }, now)
  return sitemapUrls(entries, newest)
}
