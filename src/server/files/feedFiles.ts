import { addressOf, FEED_FILES, type FeedFormat } from '../../content/addresses/addresses.ts'
import type { ArticleFilter, ArticleToRead } from '../../content/reading/publicContent.ts'
import { atom } from '../../site/feeds/atom.ts'
import { urnOf, type Feed, type FeedEnclosure, type FeedItem } from '../../site/feeds/feed.ts'
import { feedHtml } from '../../site/feeds/feedHtml.tsx'
import { jsonFeed } from '../../site/feeds/jsonFeed.ts'
import { rss } from '../../site/feeds/rss.ts'
import { plainPicture } from '../../site/plainPicture.ts'
import { lastChange, NEVER_CHANGED } from '../../site/seo/lastChange.ts'
import { pictureKey } from '../../store/media/picture.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { hasArticles } from '../pages/authorPage.tsx'
import type { FileRequest, ReaderFile } from './readerFile.ts'

const NEWEST = 20

const FORMS: Record<FeedFormat, { readonly type: string; readonly write: (feed: Feed) => string }> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: rss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
}

/** What is new, in three forms: in the whole magazine, in a section, by an author. */
export function feedFiles(storage: MediaStorage): ReaderFile[] {
  const formats = Object.keys(FEED_FILES) as FeedFormat[]
  return formats.flatMap((format) =>
    FOLLOWED.map(({ pattern, isKept, find }): ReaderFile => {
      const { type, write } = FORMS[format]
      return {
        pattern: addressOf.feed(format, pattern),
        type,
        isCacheable: isKept,
        async find(request) {
          const followed = await find(request)
          return followed && write(await loadFeed(followed, request, storage))
        },
      }
    }),
  )
}

/** What somebody may want to follow. */
interface Followed {
  readonly path: string
  readonly filter: ArticleFilter
  /** Of a part of the magazine; the whole has those of the site. */
  readonly part?: { readonly id: string; readonly name: string; readonly description: string }
}

interface WaysToFollow {
  readonly pattern: string
  readonly isKept?: ReaderFile['isCacheable']
  readonly find: (request: FileRequest) => Promise<Followed | undefined>
}

const FOLLOWED: readonly WaysToFollow[] = [
  { pattern: addressOf.home(), find: async () => ({ path: addressOf.home(), filter: {} }) },
  {
    pattern: addressOf.section(':slug'),
    async find({ publicContent, now, params: { slug = '' } }) {
      const section = await publicContent.section(slug, now)
      return section && { path: addressOf.section(slug), filter: { section: section.id }, part: section }
    },
  },
  {
    pattern: addressOf.author(':slug'),
    isKept: hasArticles,
    async find({ publicContent, now, params: { slug = '' } }) {
      const author = (await publicContent.author(slug, now))?.author
      return author && { path: addressOf.author(slug), filter: { author: author.id }, part: { ...author, description: author.bio } }
    },
  },
]

async function loadFeed(
  { path, filter, part }: Followed,
  { publicContent, now, layout }: FileRequest,
  storage: MediaStorage,
): Promise<Feed> {
  const { site, siteUrl } = await layout()
  const articles = await publicContent.articlesToRead(filter, { limit: NEWEST }, now)
  return {
    site,
    siteUrl,
    path,
    id: part ? urnOf(part) : new URL(path, siteUrl).href,
    title: part ? `${part.name} · ${site.name}` : site.name,
    description: part?.description || site.description || site.tagline || site.name,
    updatedAt: articles.map(lastChange).reduce((a, b) => (a > b ? a : b), articles[0]?.publishedAt ?? NEVER_CHANGED),
    items: await Promise.all(articles.map((article) => toItem(article, siteUrl, storage))),
  }
}

async function toItem(article: ArticleToRead, siteUrl: string, storage: MediaStorage): Promise<FeedItem> {
  return { article, html: feedHtml(article, siteUrl), picture: await enclosureOf(article, siteUrl, storage) }
}

async function enclosureOf({ hero }: ArticleToRead, siteUrl: string, storage: MediaStorage): Promise<FeedEnclosure | null> {
  const picture = hero && plainPicture(hero, 1280)
  const bytes = picture && (await storage.size(pictureKey(picture.hash, picture.width, picture.format)))
  return picture && bytes ? { url: new URL(picture.address, siteUrl).href, type: picture.type, bytes } : null
}
