import type { Clock } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import { generateArticles } from '../../demo/generateArticles.ts'
import { importDocuments } from '../../store/documents/importDocuments.ts'
import type { Database } from '../../store/database.ts'

interface GeneratedParts {
  readonly database: Database
  readonly actor: User
  readonly clock: Clock
  readonly newId: () => string
  readonly count: number
  readonly report: (done: number) => void
}

const BATCH = 500
const HOUR_MS = 3_600_000

/** Adds generated articles, published an hour apart until now, spread over the sections, authors and pictures there are. */
export async function addGeneratedArticles({ database, actor, clock, newId, count, report }: GeneratedParts): Promise<void> {
  const spread = await Promise.all((['section', 'author', 'media'] as const).map((kind) => idsOf(database, kind)))
  const [sections = [], authors = [], media = []] = spread
  const now = clock()
  let done = 0
  for (const articles of generateArticles(count, BATCH)) {
    const batch = articles.map((article, offset) => {
      const number = done + offset
      const act = { at: new Date(now.getTime() - (count - number) * HOUR_MS).toISOString(), by: actor.id }
      const content = { ...article, section: at(sections, number), authors: [at(authors, number)], hero: at(media, number) }
      return { id: newId(), kind: 'article' as const, revisions: [{ ...act, content }] as const, published: act }
    })
    const imported = await importDocuments(database, batch, now.toISOString())
    if (!imported.ok) throw new Error(`Generated articles were refused: ${JSON.stringify(imported.refused)}`)
    done += batch.length
    report(done)
  }
}

async function idsOf({ db }: Database, kind: 'section' | 'author' | 'media'): Promise<string[]> {
  const rows = await db.selectFrom('document').select('id').where('kind', '=', kind).orderBy('createdAt').execute()
  return rows.map(({ id }) => id)
}

const at = (ids: readonly string[], number: number): string => ids[number % ids.length] ?? ''
