import { addGeneratedArticles } from './addGeneratedArticles.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { ensureAdministrator } from '../serving/firstAdministrator.ts'
import { openStore } from '../openStore.ts'
import { seedDemo } from './seedDemo.ts'
import { StartFault } from '../startFault.ts'

/** `seed`: the demo issue into an empty magazine. `seed --articles N`: N generated articles besides, for measuring. */
export async function seedCommand(context: CommandContext, { options }: Arguments<{ articles: 'string' }>): Promise<void> {
  const { messages: t, say } = context
  const count = readCount(options.articles, t.badCount)
  const { database, storage } = await openStore(context)
  try {
    const actor = await ensureAdministrator(database, context)
    const seeded = await seedDemo({ ...context, database, storage, actor })
    if (count === null && seeded === 0) say(t.notEmpty)
    if (count !== null) {
      await addGeneratedArticles({ ...context, database, actor, count, report: (done) => say(t.generating(done, count)) })
    }
  } finally {
    await database.close()
  }
}

function readCount(given: string | undefined, badCount: (given: string) => string): number | null {
  if (given === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(given) || Number(given) > 100_000) throw new StartFault(badCount(given))
  return Number(given)
}
