import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../src/content/addresses/addresses.ts'
import type { ListQuery } from '../src/content/newsroom/listing.ts'
import { createNewsroom } from '../src/content/newsroom/newsroom.ts'
import { DAY_MS, toInstant } from '../src/content/time.ts'
import type { User } from '../src/content/people/user.ts'
import { buildServer } from '../src/server/buildServer.ts'
import { createPreviews } from '../src/server/previews/previews.ts'
import { createCounters } from '../src/store/counters/counters.ts'
import { createTrafficStore } from '../src/store/counters/trafficStore.ts'
import type { Database } from '../src/store/database.ts'
import { createDocumentStore } from '../src/store/documents/documentStore.ts'
import type { MediaStorage } from '../src/store/media/storage.ts'
import { createPublicContent } from '../src/store/publications/publicContent.ts'

/** Something that a reader or an editor asks of the magazine. */
export interface Question {
  readonly name: string
  readonly ask: (run: number) => Promise<unknown>
}

const clock = () => new Date()

/** Every kind of page and file, and the ways to search. */
export async function readersQuestions(database: Database, storage: MediaStorage): Promise<Question[]> {
  const publicContent = createPublicContent(database)
  const now = toInstant(clock())
  const app = await serverThatKeepsNothing(database, storage)
  const articles = await publicContent.articles({}, { limit: 200 }, now)
  const [newest] = articles
  const [section] = await publicContent.sections(now)
  const [issue] = await publicContent.issues(now)
  const tags = await publicContent.mostUsedTags(1, now)
  const author = newest?.authors[0]
  const site = await publicContent.siteSettings()
  const months = await publicContent.months(site.timeZone, now)
  const middle = months[Math.floor(months.length / 2)]
  const lastPage = async (list: string, filter: object) =>
    addressOf.pageOf(list, Math.max(1, Math.ceil((await publicContent.countArticles(filter, now)) / site.articlesPerPage)))
  const sectionAddress = addressOf.section(section?.slug ?? '')
  const authorAddress = addressOf.author(author?.slug ?? '')
  const pages: [name: string, address: string][] = [
    ['home', addressOf.home()],
    ['section', sectionAddress],
    ['section, its last page', await lastPage(sectionAddress, { section: section?.id ?? '' })],
    ['tag', addressOf.tag(tags[0]?.slug ?? '')],
    ['author', authorAddress],
    ['author, the last page', await lastPage(authorAddress, { author: author?.id ?? '' })],
    ['issues', addressOf.issues()],
    ['issue', addressOf.issue(issue?.slug ?? '')],
    ['archive', addressOf.archive()],
    ['month', addressOf.month(middle?.year ?? '', middle?.month ?? '')],
    ['page of words', addressOf.page('chi-siamo')],
    ['feed', addressOf.feed('rss')],
    ['feed of a section', addressOf.feed('atom', sectionAddress)],
    ['sitemap', addressOf.sitemap()],
    ['sitemap, a month', addressOf.sitemapPart(newest?.publishedAt.slice(0, 7) ?? '')],
    ['sitemap, all but articles', addressOf.sitemapPart(1)],
    ['sitemap of news', addressOf.newsSitemap()],
    ['an old address', '/vecchio/3-0.html'],
    ['search, before typing', addressOf.search()],
    ['search, a rare word', addressOf.search({ q: newest?.title.split(' ').at(-1) })],
    ['search, a common word', addressOf.search({ q: 'anni' })],
    ['search, a phrase', addressOf.search({ q: '"carta viene"' })],
    ['search, a slip', addressOf.search({ q: 'bibloteca' })],
    ['search, as somebody types', addressOf.searchResults({ q: 'bi' })],
  ]
  return [
    { name: 'article', ask: (run) => get(app, addressOf.article(articles[run % articles.length]?.slug ?? '')) },
    ...pages.map(([name, address]) => ({ name, ask: () => get(app, address) })),
    {
      name: 'reads of 200 articles written down',
      ask: () => createCounters(database).addReads('2001-01-01', new Map(articles.map(({ slug }) => [slug, 1]))),
    },
  ]
}

async function get(app: FastifyInstance, address: string): Promise<void> {
  const { statusCode } = await app.inject({ url: address })
  if (statusCode >= 400) throw new Error(`${address} answered ${statusCode}`)
}

/** What a page costs whoever asks first after a publication. */
function serverThatKeepsNothing(database: Database, storage: MediaStorage): Promise<FastifyInstance> {
  return buildServer({
    publicContent: createPublicContent(database),
    storage,
    clock,
    newId: randomUUID,
    previews: createPreviews(createDocumentStore(database), clock),
    siteUrl: 'https://rivista.example',
    assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
    client: { developmentOrigin: 'http://localhost' },
    metricsToken: null,
    pageCacheBytes: 1,
    trustProxy: false,
    logger: false,
    health: { ping: () => database.ping(), recentFault: () => null, shape: async () => 'ok' },
  })
}

/** The lists of the back office with each of their filters, and its other screens. */
export async function editorsQuestions(database: Database, actor: User): Promise<Question[]> {
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const publicContent = createPublicContent(database)
  const now = toInstant(clock())
  const daysAgo = (days: number) => toInstant(new Date(clock().getTime() - days * DAY_MS))
  const [newest] = await publicContent.articles({}, { limit: 1 }, now)
  const article = newest && (await publicContent.article(newest.slug, now))
  const [section, author, tag, hero] = [article?.section?.id, article?.authors[0]?.id, article?.tags[0]?.id, article?.hero?.id].map(
    (id) => id ?? '',
  )
  const all: ListQuery = { kind: 'article', sort: { by: 'updatedAt', isDescending: true }, limit: 25, offset: 0 }
  const count = await publicContent.countArticles({}, now)
  const list = (name: string, query: Partial<ListQuery>): Question => ({
    name: `list: ${name}`,
    ask: () => newsroom.list(actor, { ...all, ...query }),
  })
  const id = article?.id ?? ''
  return [
    list('articles', {}),
    list('articles, far down', { offset: Math.max(0, count - 100) }),
    list('by title', { sort: { by: 'title', isDescending: false } }),
    list('by date of publication', { sort: { by: 'publishedAt', isDescending: true } }),
    list('with words', { words: newest?.title ?? '' }),
    list('with a common word', { words: 'città' }),
    ...(['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const).map((state) => list(`state ${state}`, { state })),
    list('of a section', { naming: [section ?? ''] }),
    list('by an author', { naming: [author ?? ''] }),
    list('with a tag', { naming: [tag ?? ''] }),
    list('in no issue', { noIssue: true }),
    list('one’s own', { own: actor.id }),
    list('changed this week', { updated: { from: daysAgo(7) } }),
    list('published this week', { published: { from: daysAgo(7) } }),
    list('media', { kind: 'media' }),
    list('media with words', { kind: 'media', words: 'vecchia' }),
    list('media without description', { kind: 'media', altMissing: true }),
    list('tags', { kind: 'tag' }),
    list('sections', { kind: 'section' }),
    list('authors', { kind: 'author' }),
    { name: 'redirects', ask: () => newsroom.redirects(actor, { sort: { by: 'from', isDescending: false }, limit: 50, offset: 0 }) },
    {
      name: 'article opened',
      ask: async () => [await newsroom.find(actor, 'article', id), await newsroom.revisions(actor, 'article', id)],
    },
    { name: 'where a picture is used', ask: () => newsroom.uses(actor, 'media', hero ?? '') },
    { name: 'where a section is used', ask: () => newsroom.uses(actor, 'section', section ?? '') },
    { name: 'calendar', ask: () => newsroom.calendar(actor, daysAgo(45), daysAgo(-7)) },
    { name: 'dashboard', ask: () => newsroom.dashboard(actor) },
    { name: 'figures of a month', ask: () => createTrafficStore(database).between(daysAgo(30).slice(0, 10), now.slice(0, 10)) },
    { name: 'palette', ask: () => newsroom.findByWords(actor, 'lenzuolo') },
    { name: 'palette, a title', ask: () => newsroom.findByWords(actor, newest?.title ?? '') },
    { name: 'palette, a common word', ask: () => newsroom.findByWords(actor, 'città') },
    { name: 'palette, two letters', ask: () => newsroom.findByWords(actor, 'le') },
    { name: 'palette, a slip', ask: () => newsroom.findByWords(actor, 'lenzulo') },
    {
      name: 'article saved',
      async ask() {
        const found = await newsroom.find(actor, 'article', id)
        if (found.ok)
          await newsroom.save(actor, 'article', id, found.value.revision, { ...found.value.content, kicker: randomUUID().slice(0, 8) })
      },
    },
    {
      name: 'article published',
      async ask() {
        const found = await newsroom.find(actor, 'article', id)
        if (found.ok) await newsroom.publish(actor, 'article', id, found.value.revision, 'now', 'replace')
      },
    },
  ]
}
