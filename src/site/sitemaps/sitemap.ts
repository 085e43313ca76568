import { addressOf } from '../../content/addresses/addresses.ts'
import { rulesOf, type Kind } from '../../content/kinds.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { NewsEntry, SiteEntry } from '../../content/reading/publicContent.ts'
import { isSitePage, listedPages } from '../../content/addresses/siteRoot.ts'
import type { Instant } from '../../content/time.ts'
import { lastChange } from '../seo/lastChange.ts'
import { element, xmlDocument, type Xml } from '../xml.ts'

/** https://www.sitemaps.org/protocol.html allows a file 50,000 addresses and 50 MB. With fewer, to draw one keeps nobody else waiting. */
export const ADDRESSES_PER_PART = 2_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** Kinds whose page shows the document itself. A list changes with what is in it, of which its own document knows nothing. */
const DATED: ReadonlySet<Kind> = new Set(['article', 'page', 'issue'])

export interface SitemapUrl {
  readonly path: string
  readonly changedAt: Instant | null
}

/** Every page of the magazine that should be found, except articles. The front page changes with the newest of those. */
export function sitemapUrls(entries: readonly SiteEntry[], newestArticle: SiteEntry | undefined): SitemapUrl[] {
  const documents = documentUrls(entries)
  const changes = [...documents.map(({ changedAt }) => changedAt ?? ''), newestArticle ? lastChange(newestArticle) : '']
  const newest = changes.reduce((a, b) => (a > b ? a : b)) || null
  return [...listedPages.map((path) => ({ path, changedAt: path === addressOf.home() ? newest : null })), ...documents]
}

/** The pages of documents. */
export function documentUrls(entries: readonly SiteEntry[]): SitemapUrl[] {
  return entries.flatMap((entry): SitemapUrl[] => {
    const path = rulesOf(entry.kind).address?.(entry.slug)
    // A page from before the site took its address is not what stands there.
    return path === undefined || isSitePage(path) ? [] : [{ path, changedAt: DATED.has(entry.kind) ? lastChange(entry) : null }]
  })
}

/**
 * Names the parts: numbered ones for what are no articles, and for articles at least one for each month in which some came out, so that to draw
 * one costs no more as the magazine grows, and those of months that are over stay as they are.
 */
export function sitemapIndex(urls: number, articlesByMonth: ReadonlyMap<string, number>, siteUrl: string): string {
  const parts = sitemapParts(urls, articlesByMonth).map((part) => element('sitemap', {}, locationOf(siteUrl, addressOf.sitemapPart(part))))
  return xmlDocument(element('sitemapindex', NAMESPACE, ...parts))
}

/** What the parts are called. */
export function sitemapParts(urls: number, articlesByMonth: ReadonlyMap<string, number>): string[] {
  const numbered = Array.from({ length: partsOf(urls) }, (_, index) => String(index + 1))
  const months = [...articlesByMonth]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([month, articles]) => Array.from({ length: partsOf(articles) }, (_, index) => monthPart(month, index + 1)))
  return [...numbered, ...months]
}

const partsOf = (addresses: number): number => Math.ceil(addresses / ADDRESSES_PER_PART)
const monthPart = (month: string, number: number): string => (number === 1 ? month : `${month}-${number}`)

/** Which part an address names: as `sitemapIndex` would name it, and not otherwise. */
export function readPart(part: string): { readonly month: string | null; readonly number: number } | null {
  const [, month, ofMonth = '1'] = /^(\d{4}-\d{2})(?:-([2-9]|[1-9]\d{1,2}))?$/.exec(part) ?? []
  if (month) return { month, number: Number(ofMonth) }
  return /^[1-9]\d{0,2}$/.test(part) ? { month: null, number: Number(part) } : null
}

/** The addresses of one part; nothing if it has none. */
export function sitemapPart(part: readonly SitemapUrl[], siteUrl: string): string | undefined {
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
