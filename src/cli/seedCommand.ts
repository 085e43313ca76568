import { addGeneratedArticles } from './addGeneratedArticles.ts'
import type { CommandContext } from './context.ts'
import { ensureAdministrator } from './firstAdministrator.ts'
import { openStore } from './openStore.ts'
import { seedDemo } from './seedDemo.ts'
import { StartFault } from './startFault.ts'

/** `seed`: the demo issue into an empty magazine. `seed --articles N`: N generated articles besides, for measuring. */
export async function seedCommand(context: CommandContext, args: readonly string[]): Promise<void> {
  const { messages: t, say } = context
  const count = readCount(args, t.badCount, t.usage)
  const { database, storage } = await openStore(context)
  try {
    const { user: actor, generatedPassword } = await ensureAdministrator(database, context)
    if (generatedPassword) say(`${t.administratorMade(actor.email)} ${t.password}: ${generatedPassword}`)
    const seeded = await seedDemo({ ...context, database, storage, actor })
    if (count === null && seeded === 0) say(t.notEmpty)
    if (count !== null) {
      await addGeneratedArticles({ ...context, database, actor, count, report: (done) => say(t.generating(done, count)) })
    }
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
