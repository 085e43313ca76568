import { addressOf } from '../../content/addresses/addresses.ts'
import type { PodcastCategory } from '../../content/podcast.ts'
import { element, xmlDocument, type Xml } from '../xml.ts'
import { asText, urlIn, urnOf, type Feed, type FeedEnclosure, type FeedItem } from './feed.ts'
import { asHtml, rfc822 } from './rss.ts'

/** The sounds of a section, as podcast directories want to be told of them. */
export interface Podcast extends Omit<Feed, 'id' | 'items'> {
  readonly author: string
  readonly category: PodcastCategory
  readonly isExplicit: boolean
  /** A square of 1,400 pixels at least. */
  readonly cover: string
  readonly episodes: readonly Episode[]
}

export interface Episode extends Omit<FeedItem, 'picture'> {
  readonly sound: FeedEnclosure
  /** Not known of every file. */
  readonly seconds: number | undefined
  /** A cover of its own, as large as the podcast's. */
  readonly cover: string | undefined
}

/** RSS 2.0 with what Apple asks for, which all directories read: https://podcasters.apple.com/support/823-podcast-requirements */
export function podcastRss(podcast: Podcast): string {
  const { site } = podcast
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  }
  const channel = element(
    'channel',
    {},
    element('title', {}, asText(podcast.title)),
    element('link', {}, urlIn(podcast, podcast.path)),
    element('description', {}, asText(podcast.description)),
    element('language', {}, site.language),
    element('lastBuildDate', {}, rfc822(podcast.updatedAt)),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: urlIn(podcast, addressOf.podcast(podcast.path)) }),
    element('itunes:author', {}, asText(podcast.author)),
    ...(site.email
      ? [element('itunes:owner', {}, element('itunes:name', {}, asText(site.name)), element('itunes:email', {}, site.email))]
      : []),
    element('itunes:image', { href: podcast.cover }),
    element('itunes:category', { text: podcast.category }),
    element('itunes:explicit', {}, String(podcast.isExplicit)),
    element('itunes:type', {}, 'episodic'),
    ...podcast.episodes.map((episode) => item(podcast, episode)),
  )
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}

function item(podcast: Podcast, { article, html, sound, seconds, cover }: Episode): Xml {
  return element(
    'item',
    {},
    element('title', {}, asText(article.title)),
    element('link', {}, urlIn(podcast, addressOf.article(article.slug))),
    element('guid', { isPermaLink: 'false' }, urnOf(article)),
    element('pubDate', {}, rfc822(article.publishedAt)),
    element('description', {}, asHtml(article.standfirst || article.title)),
    element('enclosure', { url: sound.url, type: sound.type, length: sound.bytes }),
    ...(seconds === undefined ? [] : [element('itunes:duration', {}, String(Math.max(1, Math.round(seconds))))]),
    element('itunes:author', {}, asText(article.authors.map(({ name }) => name).join(', ') || podcast.author)),
    element('itunes:explicit', {}, String(podcast.isExplicit)),
    ...(cover ? [element('itunes:image', { href: cover })] : []),
    element('content:encoded', {}, html),
  )
}
