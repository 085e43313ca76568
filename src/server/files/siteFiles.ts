import { addressOf } from '../../content/addresses.ts'
import { newsSince } from '../../content/reading/news.ts'
import { webManifest } from '../../site/icons/manifest.ts'
import { robots } from '../../site/sitemaps/robots.ts'
import { newsSitemap, sitemapUrls, sitemapIndex, sitemapPart } from '../../site/sitemaps/sitemap.ts'
import type { ReaderFile } from './readerFile.ts'

const XML = 'application/xml; charset=utf-8'
/** What Google takes at most. */
const MAX_NEWS = 1000

/** What search engines and browsers read about the magazine as a whole. */
export const siteFiles: readonly ReaderFile[] = [
  {
    pattern: addressOf.sitemap(),
    type: XML,
    find: async ({ publicContent, now, layout }) => sitemapIndex(sitemapUrls(await publicContent.entries(now)), (await layout()).siteUrl),
  },
  {
    pattern: addressOf.sitemapPart(':number(^[1-9]\\d{0,3}$)'),
    type: XML,
    find: async ({ params: { number }, publicContent, now, layout }) =>
      sitemapPart(sitemapUrls(await publicContent.entries(now)), Number(number), (await layout()).siteUrl),
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
