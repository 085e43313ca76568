import { addressOf } from '../../content/addresses/addresses.ts'
import { element, xmlDocument, type Xml } from '../xml.ts'
import { asText, categoriesOf, selfUrl, urlIn, urnOf, type Feed, type FeedItem } from './feed.ts'

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function rss(feed: Feed): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const channel = element(
    'channel',
    {},
    element('title', {}, asText(feed.title)),
    element('link', {}, urlIn(feed, feed.path)),
    element('description', {}, asText(feed.description)),
    element('language', {}, feed.site.language),
    element('lastBuildDate', {}, rfc822(feed.updatedAt)),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: selfUrl(feed, 'rss') }),
    ...feed.items.map((entry) => item(feed, entry)),
  )
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}

function item(feed: Feed, { article, html, picture }: FeedItem): Xml {
  return element(
    'item',
    {},
    element('title', {}, asText(article.title)),
    element('link', {}, urlIn(feed, addressOf.article(article.slug))),
    element('guid', { isPermaLink: 'false' }, urnOf(article)),
    element('pubDate', {}, rfc822(article.publishedAt)),
    // RSS's own <author> must be an e-mail address, which nobody's readers need.
    ...article.authors.map(({ name }) => element('dc:creator', {}, asText(name))),
    ...categoriesOf(article).map((name) => element('category', {}, asText(name))),
    ...(article.standfirst ? [element('description', {}, asHtml(article.standfirst))] : []),
    element('content:encoded', {}, html),
    ...(picture ? [element('enclosure', { url: picture.url, type: picture.type, length: picture.bytes })] : []),
  )
}

/** The description of an item is HTML to those who read it: words with a "<" in them must say so once more. */
export const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `Sun, 15 Nov 2026 08:00:00 GMT` */
export const rfc822 = (instant: string): string => new Date(instant).toUTCString()
