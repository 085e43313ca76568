import { createNewsroom } from '../content/newsroom/newsroom.ts'
import type { Clock } from '../content/time.ts'
import type { User } from '../content/user.ts'
import { generateArticles } from '../demo/generateArticles.ts'
import { documentStoreWithin } from '../store/documents/documentStore.ts'
import type { Database } from '../store/database.ts'

interface GeneratedParts {
  readonly database: Database
  readonly actor: User
  readonly clock: Clock
  readonly newId: () => string
  readonly count: number
  readonly report: (done: number) => void
}

const BATCH = 250
const HOUR_MS = 3_600_000

/** Adds and publishes generated articles, an hour apart into the past, spread over the sections, authors and pictures there are. */
export async function addGeneratedArticles({ database, actor, clock, newId, count, report }: GeneratedParts): Promise<void> {
  const spread = await Promise.all((['section', 'author', 'media'] as const).map((kind) => idsOf(database, kind)))
  const [sections = [], authors = [], media = []] = spread
  const articles = [...generateArticles(count)]
  for (let start = 0; start < count; start += BATCH) {
    await database.write(async (transaction) => {
      const newsroom = createNewsroom({ documents: documentStoreWithin(database.engine, transaction), clock, newId })
      for (const [offset, article] of articles.slice(start, start + BATCH).entries()) {
        const number = start + offset
        const made = await newsroom.create(actor, 'article', {
          ...article,
          section: at(sections, number),
          authors: [at(authors, number)],
          hero: at(media, number),
          publishAt: new Date(clock().getTime() - (number + 1) * HOUR_MS).toISOString(),
        })
        if (!made.ok) throw new Error(`A generated article was refused: ${JSON.stringify(made)}`)
        const published = await newsroom.publish(actor, 'article', made.value.id, 1)
        if (!published.ok) throw new Error(`A generated article was not published: ${JSON.stringify(published)}`)
      }
    })
    report(Math.min(start + BATCH, count))
  }
}

async function idsOf({ db }: Database, kind: 'section' | 'author' | 'media'): Promise<string[]> {
  const rows = await db.selectFrom('document').select('id').where('kind', '=', kind).orderBy('createdAt').execute()
  return rows.map(({ id }) => id)
}

const at = (ids: readonly string[], number: number): string => ids[number % ids.length] ?? ''
