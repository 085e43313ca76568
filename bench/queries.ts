import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addGeneratedArticles } from '../src/cli/demo/addGeneratedArticles.ts'
import { drawDemoMedia, seedDemo } from '../src/cli/demo/seedDemo.ts'
import type { PublicContent, SearchQuery } from '../src/content/reading/publicContent.ts'
import type { Instant } from '../src/content/time.ts'
import { messagesIn } from '../src/messages/messages.ts'
import { openDatabase } from '../src/store/database.ts'
import { createPublicContent } from '../src/store/publications/publicContent.ts'
import { createDiskStorage } from '../src/store/media/diskStorage.ts'
import { migrate } from '../src/store/migrate.ts'
import { addFirstAdministrator } from '../src/store/people/users.ts'
import { measure, print, type Figure } from './measure.ts'

const ARTICLES = 10_000
const BUDGET_MS = 10
const SEARCH_BUDGET_MS = 20
const clock = () => new Date()

/** How long readers' questions take on SQLite in a magazine of ten thousand articles. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
  try {
    await migrate(database, { clock, backupFolder: folder })
    const admin = { name: 'Bench', email: 'bench@example.it', role: 'amministratore' } as const
    const { user: actor } = await addFirstAdministrator(database, admin, { clock, newId: randomUUID, passwordHash: 'x' })
    const storage = createDiskStorage(join(folder, 'media'))
    console.log(`Preparing ${ARTICLES} articles…`)
    const parts = { database, storage, actor, clock, newId: randomUUID, messages: messagesIn('it').cli, say: () => undefined }
    await seedDemo({ ...parts, media: await drawDemoMedia(parts, 60) })
    await addGeneratedArticles({ database, actor, clock, newId: randomUUID, count: ARTICLES, report: () => undefined })

    const publicContent = createPublicContent(database)
    const now = clock().toISOString()
    const slugs = (await publicContent.articles({}, { limit: 500 }, now)).map(({ slug }) => slug)
    const [section] = await publicContent.sections(now)
    const deep = Math.floor(ARTICLES / 10)
    const figures: Figure[] = [
      await measure('home: the newest 25', () => publicContent.articles({}, { limit: 25 }, now)),
      await measure('article, whole', (run) => publicContent.article(slugs[run % slugs.length] ?? '', now)),
      await measure('section: the newest 12', () => publicContent.articles({ section: section?.id ?? '' }, { limit: 12 }, now)),
      await measure(`section: 12 after ${deep}`, () =>
        publicContent.articles({ section: section?.id ?? '' }, { limit: 12, offset: deep }, now),
      ),
      await measure('count of all articles', () => publicContent.countArticles({}, now)),
    ]
    print(`Readers' queries, ${ARTICLES} articles, SQLite (budget ${BUDGET_MS} ms)`, figures, BUDGET_MS)
    print(`Search, ${ARTICLES} articles, SQLite (budget ${SEARCH_BUDGET_MS} ms)`, await measureSearch(publicContent, now), SEARCH_BUDGET_MS)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A search as a reader makes it: the first ten results with their excerpts, how many stand where, and a suggestion where there are none. */
async function measureSearch(publicContent: PublicContent, now: Instant): Promise<Figure[]> {
  const [newest] = await publicContent.articles({}, { limit: 1 }, now)
  const [section, author] = [newest?.section?.id, newest?.authors[0]?.id]
  const searches: [name: string, query: SearchQuery][] = [
    ['a word in many articles', { typed: 'lenzuolo ' }],
    ['two words', { typed: 'biblioteca notte ' }],
    ['as you type', { typed: 'bibl' }],
    ['two letters', { typed: 'bi' }],
    ['a word in most articles', { typed: 'anni ' }],
    ['a phrase', { typed: '"carta viene"' }],
    ['in a section', { typed: 'anni ', section }],
    ['in a section, by an author', { typed: 'anni ', section, author }],
    ['a slip', { typed: 'bibloteca ' }],
    ['nothing', { typed: 'xyzzyq ' }],
  ]
  const figures: Figure[] = []
  for (const [name, query] of searches) figures.push(await measure(name, () => publicContent.search(query, { limit: 10 }, now)))
  return figures
}
