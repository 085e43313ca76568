import { addressOf } from '../../content/addresses.ts'
import { rulesOf, type Kind } from '../../content/kinds.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { NewsEntry, SiteEntry } from '../../content/reading/publicContent.ts'
import { isSitePage, listedPages } from '../../content/siteRoot.ts'
import type { Instant } from '../../content/time.ts'
import { lastChange } from '../seo/lastChange.ts'
import { element, xmlDocument, type Xml } from '../xml.ts'

/** https://www.sitemaps.org/protocol.html allows a file 50,000 addresses and 50 MB; ours are short. */
const ADDRESSES_PER_PART = 50_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** Kinds whose page shows the document itself. A list changes with what is in it, of which its own document knows nothing. */
const DATED: ReadonlySet<Kind> = new Set(['article', 'page', 'issue'])

export interface SitemapUrl {
  readonly path: string
  readonly changedAt: Instant | null
}

/** Every page of the magazine that should be found. */
export function sitemapUrls(entries: readonly SiteEntry[]): SitemapUrl[] {
  const documents = entries.flatMap((entry): SitemapUrl[] => {
    const path = rulesOf(entry.kind).address?.(entry.slug)
    // A page from before the site took its address is not what stands there.
    return path === undefined || isSitePage(path) ? [] : [{ path, changedAt: DATED.has(entry.kind) ? lastChange(entry) : null }]
  })
  const newest = documents.map(({ changedAt }) => changedAt ?? '').reduce((a, b) => (a > b ? a : b), '') || null
  return [...listedPages.map((path) => ({ path, changedAt: path === addressOf.home() ? newest : null })), ...documents]
}

/** Names the parts, be they one or many: addresses of parts never change their meaning as the magazine grows. */
export function sitemapIndex(places: readonly SitemapUrl[], siteUrl: string): string {
  const parts = Array.from({ length: Math.ceil(places.length / ADDRESSES_PER_PART) }, (_, index) =>
    element('sitemap', {}, locationOf(siteUrl, addressOf.sitemapPart(index + 1))),
  )
  return xmlDocument(element('sitemapindex', NAMESPACE, ...parts))
}

/** Part 1, 2…; nothing past the last. */
export function sitemapPart(places: readonly SitemapUrl[], number: number, siteUrl: string): string | undefined {
  const part = places.slice((number - 1) * ADDRESSES_PER_PART, number * ADDRESSES_PER_PART)
  if (part.length === 0) return undefined
  const urls = part.map(({ path, changedAt }) =>
    element('url', {}, locationOf(siteUrl, path), ...(changedAt ? [element('lastmod', {}, changedAt)] : [])),
  )
  return xmlDocument(element('urlset', NAMESPACE, ...urls))
}

/** What Google News asks for: https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
export function newsSitemap(articles: readonly NewsEntry[], site: SiteSettings, siteUrl: string): string {
  const publicationIn = (language: string) =>
    element('news:publication', {}, element('news:name', {}, site.name), element('news:language', {}, language))
  const urls = articles.map(({ slug, title, publishedAt, language }) =>
    element(
      'url',
      {},
      locationOf(siteUrl, addressOf.article(slug)),
      element(
        'news:news',
        {},
        publicationIn(language),
        element('news:publication_date', {}, publishedAt),
        element('news:title', {}, title),
      ),
    ),
  )
  return xmlDocument(element('urlset', { ...NAMESPACE, 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }, ...urls))
}

const locationOf = (siteUrl: string, path: string): Xml => element('loc', {}, new URL(path, siteUrl).href)
