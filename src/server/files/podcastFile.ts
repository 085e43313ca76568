import { buffer } from 'node:stream/consumers'
import { addressOf } from '../../content/addresses/addresses.ts'
import { firstSound } from '../../content/body/sounds.ts'
import { FILE_EXTENSIONS, type Media } from '../../content/kinds/media.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { ArticleToRead, Published } from '../../content/reading/publicContent.ts'
import { feedHtml } from '../../site/feeds/feedHtml.tsx'
import { podcastRss, type Episode, type Podcast } from '../../site/feeds/podcast.ts'
import { plainPicture } from '../../site/plainPicture.ts'
import { lastChange, NEVER_CHANGED } from '../../site/seo/lastChange.ts'
import { cardVersion, podcastCard } from '../../site/socialCards/card.ts'
import { fileKey } from '../../store/media/ingest.ts'
import { m4aDuration } from '../../store/media/m4a.ts'
import { mp3Duration, type ReadBytes } from '../../store/media/mp3Duration.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { FileRequest, ReaderFile } from './readerFile.ts'

/** Among so many of a section's newest articles are the episodes looked for: programs keep what they were told before. */
const LOOKED_THROUGH = 100
/** Directories refuse a cover that is smaller, or not square. */
const COVER_WIDTH = 1400

/** The podcast of a section whose editors have made it one. */
export function podcastFile(storage: MediaStorage): ReaderFile {
  return {
    pattern: addressOf.podcast(addressOf.section(':slug')),
    type: 'application/rss+xml; charset=utf-8',
    async find(request) {
      const section = await request.publicContent.section(request.params['slug'] ?? '', request.now)
      return section?.podcast.isOn ? podcastRss(await loadPodcast(section, request, storage)) : undefined
    },
  }
}

async function loadPodcast(
  section: Published<Section>,
  { publicContent, now, layout }: FileRequest,
  storage: MediaStorage,
): Promise<Podcast> {
  const { site, siteUrl } = await layout()
  const cards = await publicContent.articles({ section: section.id }, { limit: LOOKED_THROUGH }, now)
  const articles = (await Promise.all(cards.map(({ slug }) => publicContent.article(slug, now)))).filter((article) => article !== undefined)
  const found = await Promise.all(articles.map((article) => toEpisode(article, siteUrl, storage)))
  const episodes = found.filter((episode) => episode !== undefined)
  return {
    site,
    siteUrl,
    path: addressOf.section(section.slug),
    title: section.name,
    description: section.description || site.description || site.tagline || site.name,
    updatedAt: episodes
      .map(({ article }) => lastChange(article))
      .reduce((a, b) => (a > b ? a : b), episodes[0]?.article.publishedAt ?? NEVER_CHANGED),
    author: section.podcast.author || site.name,
    category: section.podcast.category,
    isExplicit: section.podcast.isExplicit,
    cover: new URL(addressOf.podcastCover(section.slug, cardVersion(podcastCard(site, section))), siteUrl).href,
    episodes,
  }
}

/** An article whose first sound can be heard is an episode. */
async function toEpisode(article: ArticleToRead, siteUrl: string, storage: MediaStorage): Promise<Episode | undefined> {
  const file = article.media.get(firstSound(article.content.body)?.attrs.media ?? '')
  // What podcast directories take.
  if (file?.type !== 'audio/mpeg' && file?.type !== 'audio/mp4') return undefined
  const absolute = (address: string): string => new URL(address, siteUrl).href
  return {
    article,
    html: feedHtml(article, siteUrl),
    sound: { url: absolute(addressOf.file(file.hash, FILE_EXTENSIONS[file.type])), type: file.type, bytes: file.bytes },
    seconds: await secondsOf(file, storage),
    cover: article.hero ? squareCover(article.hero, absolute) : undefined,
  }
}

async function secondsOf({ hash, type, bytes }: Media, storage: MediaStorage): Promise<number | undefined> {
  const key = fileKey(hash, type)
  // A file that is missing is for its player to say.
  if (!(await storage.has(key))) return undefined
  const read: ReadBytes = (start, end) => (start < bytes ? buffer(storage.read(key, { start, end })) : Promise.resolve(Buffer.alloc(0)))
  return type === 'audio/mp4' ? m4aDuration(read, bytes) : mp3Duration(read, bytes)
}

function squareCover(hero: Media, absolute: (address: string) => string): string | undefined {
  const picture = plainPicture(hero, COVER_WIDTH)
  return picture && picture.width >= COVER_WIDTH && picture.width === picture.height ? absolute(picture.address) : undefined
}
