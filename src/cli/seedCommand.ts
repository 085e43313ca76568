import { randomUUID } from 'node:crypto'
import { createNewsroom } from '../content/newsroom/newsroom.ts'
import { generateArticles } from '../demo/generateArticles.ts'
import { archiveWithin } from '../store/archive.ts'
import type { Database } from '../store/database.ts'
import type { CommandContext } from './context.ts'
import { ensureAdministrator } from './firstAdministrator.ts'
import { openStore } from './openStore.ts'
import { seedDemo } from './seedDemo.ts'
import { StartFault } from './startFault.ts'

const clock = () => new Date()
const BATCH = 250

/** `seed`: the demo issue into an empty magazine. `seed --articles N`: N generated articles besides, for measuring. */
export async function seedCommand(context: CommandContext, args: readonly string[]): Promise<void> {
  const { environment, messages: t, say } = context
  const count = readCount(args, t.badCount, t.usage)
  const { database, storage } = await openStore(environment, clock, t)
  try {
    const { user: actor, generatedPassword } = await ensureAdministrator(database, environment, clock)
    if (generatedPassword) say(`${t.administratorMade(actor.email)} ${t.password}: ${generatedPassword}`)
    const seeded = await seedDemo({ database, storage, actor, clock, messages: t, say })
    if (count === null && seeded === 0) say(t.notEmpty)
    if (count !== null) await addGenerated(database, actor, count, (done) => say(t.generating(done, count)))
  } finally {
    await database.close()
  }
}

function readCount(args: readonly string[], badCount: (given: string) => string, usage: string): number | null {
  if (args.length === 0) return null
  const [option = '', value = '', ...rest] = args[0]?.startsWith('--articles=') ? ['--articles', args[0].slice(11), ...args.slice(1)] : args
  if (option !== '--articles' || rest.length > 0) throw new StartFault(usage)
  if (!/^[1-9]\d{0,5}$/.test(value) || Number(value) > 100_000) throw new StartFault(badCount(value))
  return Number(value)
}

async function addGenerated(
  database: Database,
  actor: Parameters<typeof seedDemo>[0]['actor'],
  count: number,
  report: (done: number) => void,
) {
  const idsOf = async (kind: 'section' | 'author' | 'media') =>
    (await database.db.selectFrom('document').select('id').where('kind', '=', kind).orderBy('createdAt').execute()).map(({ id }) => id)
  const [sections, authors, media] = [await idsOf('section'), await idsOf('author'), await idsOf('media')]
  const articles = [...generateArticles(count)]
  for (let start = 0; start < count; start += BATCH) {
    await database.write(async (transaction) => {
      const newsroom = createNewsroom({ archive: archiveWithin(database.engine, transaction), clock, newId: randomUUID })
      for (const [offset, article] of articles.slice(start, start + BATCH).entries()) {
        const number = start + offset
        const publishAt = new Date(clock().getTime() - (number + 1) * 3_600_000).toISOString()
        const references = { section: at(sections, number), authors: [at(authors, number)], hero: at(media, number) }
        const made = await newsroom.create(actor, 'article', { ...article, ...references, publishAt })
        if (!made.ok) throw new Error(`A generated article was refused: ${JSON.stringify(made)}`)
        await newsroom.publish(actor, 'article', made.value.id, 1)
      }
    })
    report(Math.min(start + BATCH, count))
  }
}

const at = (ids: readonly string[], number: number): string => ids[number % ids.length] ?? ''
