import { addressOf } from '../../content/addresses/addresses.ts'
import { lastChange } from '../seo/lastChange.ts'
import { element, xmlDocument, type Xml } from '../xml.ts'
import { asText, categoriesOf, selfUrl, urlIn, urnOf, type Feed, type FeedItem } from './feed.ts'

/** Atom 1.0: RFC 4287. */
export function atom(feed: Feed): string {
  const { site } = feed
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language },
    element('id', {}, feed.id),
    element('title', {}, asText(feed.title)),
    element('subtitle', {}, asText(feed.description)),
    element('updated', {}, feed.updatedAt),
    element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl(feed, 'atom') }),
    element('link', { rel: 'alternate', type: 'text/html', href: urlIn(feed, feed.path) }),
    element('icon', {}, urlIn(feed, addressOf.icon('icon-192.png'))),
    // An entry whose author has no page any more is the magazine's.
    element('author', {}, element('name', {}, asText(site.name)), element('uri', {}, urlIn(feed, addressOf.home()))),
    ...feed.items.map((item) => entry(feed, item)),
  )
  return xmlDocument(root)
}

function entry(feed: Feed, { article, html, picture }: FeedItem): Xml {
  return element(
    'entry',
    { 'xml:lang': article.content.language },
    element('id', {}, urnOf(article)),
    element('title', {}, asText(article.title)),
    element('published', {}, article.publishedAt),
    element('updated', {}, lastChange(article)),
    element('link', { rel: 'alternate', type: 'text/html', href: urlIn(feed, addressOf.article(article.slug)) }),
    ...(picture ? [element('link', { rel: 'enclosure', href: picture.url, type: picture.type, length: picture.bytes })] : []),
    ...article.authors.map(({ name, slug }) =>
      element('author', {}, element('name', {}, asText(name)), element('uri', {}, urlIn(feed, addressOf.author(slug)))),
    ),
    ...categoriesOf(article).map((term) => element('category', { term: asText(term) })),
    ...(article.standfirst ? [element('summary', {}, asText(article.standfirst))] : []),
    element('content', { type: 'html' }, html),
  )
}
