import { addressOf, type FeedFormat } from '../../content/addresses/addresses.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'

/** What is new in the magazine, or in a part of it, before it takes one of its three forms. */
export interface Feed {
  readonly site: SiteSettings
  readonly siteUrl: string
  /** Stays the same whatever happens to names and addresses. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** The page that shows the same articles. */
  readonly path: string
  readonly updatedAt: Instant
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  readonly article: ArticleToRead
  readonly html: string
  readonly picture: FeedEnclosure | null
}

export interface FeedEnclosure {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

export const urlIn = ({ siteUrl }: Pick<Feed, 'siteUrl'>, path: string): string => new URL(path, siteUrl).href
export const selfUrl = (feed: Feed, format: FeedFormat): string => urlIn(feed, addressOf.feed(format, feed.path))

/** An identifier that outlives slugs and domains: documents are known by a UUID. */
export const urnOf = ({ id }: { readonly id: string }): string => `urn:uuid:${id}`

/** What an article is filed under: its section and tags. */
export const categoriesOf = ({ section, tags }: ArticleToRead): string[] => [
  ...new Set([...(section ? [section.name] : []), ...tags.map(({ name }) => name)]),
]

/**
 * Words that stand for themselves in every form (https://www.rssboard.org/rss-profile#data-types-characterdata, https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1.1),
 * which some programs take for HTML all the same. A word joiner, which is not seen, keeps a "<" from opening a tag there: to both they are the same words.
 */
export const asText = (text: string): string => text.replaceAll('<', '<\u2060')
