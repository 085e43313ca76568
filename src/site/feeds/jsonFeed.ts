import { addressOf } from '../../content/addresses/addresses.ts'
import { lastChange } from '../seo/lastChange.ts'
import { asText, categoriesOf, selfUrl, urlIn, urnOf, type Feed, type FeedItem } from './feed.ts'

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: asText(feed.title),
    home_page_url: urlIn(feed, feed.path),
    feed_url: selfUrl(feed, 'json'),
    description: asText(feed.description),
    icon: urlIn(feed, addressOf.icon('icon-512.png')),
    favicon: urlIn(feed, addressOf.icon('icon-192.png')),
    language: feed.site.language,
    items: feed.items.map((entry) => item(feed, entry)),
  })
}

function item(feed: Feed, { article, html, picture }: FeedItem) {
  return {
    id: urnOf(article),
    url: urlIn(feed, addressOf.article(article.slug)),
    title: asText(article.title),
    content_html: html,
    ...(article.standfirst && { summary: asText(article.standfirst) }),
    ...(picture && { image: picture.url }),
    date_published: article.publishedAt,
    date_modified: lastChange(article),
    authors: article.authors.map(({ name, slug }) => ({ name: asText(name), url: urlIn(feed, addressOf.author(slug)) })),
    tags: categoriesOf(article).map(asText),
    language: article.content.language,
  }
}
