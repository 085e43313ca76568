import { parseArgs } from 'node:util'
import { longMoment } from '../messages/dates.ts'
import { createPreviews } from '../server/previews/previews.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import { findSecret } from '../store/secrets.ts'
import type { CommandContext } from './context.ts'
import { openStore } from './openStore.ts'
import { StartFault } from './startFault.ts'

const MAX_HOURS = 720

/** `preview SLUG [--hours N]`: prints a link that shows the newest draft of an article, published or not. */
export async function previewCommand(context: CommandContext, args: readonly string[]): Promise<void> {
  const { environment, messages: t, say, clock } = context
  const { slug, hours } = readArguments(args, t)
  const { database } = await openStore(context)
  try {
    const row = await database.db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', 'article')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) throw new StartFault(t.noSuchArticle(slug))
    const previews = createPreviews(await findSecret(database, 'preview'), clock)
    const { timeZone, language } = await createPublicContent(database).siteSettings()
    const until = new Date(clock().getTime() + hours * 3_600_000).toISOString()
    say(t.previewUntil(new URL(previews.linkTo(row.id, hours), environment.siteUrl).href, longMoment(until, timeZone, language)))
  } finally {
    await database.close()
  }
}

function readArguments(args: readonly string[], t: CommandContext['messages']): { slug: string; hours: number } {
  const { values, positionals } = parse(args, t.usage)
  const [slug, ...rest] = positionals
  if (!slug || rest.length > 0) throw new StartFault(t.usage)
  if (!/^[1-9]\d{0,2}$/.test(values.hours) || Number(values.hours) > MAX_HOURS) throw new StartFault(t.badHours(values.hours))
  return { slug, hours: Number(values.hours) }
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { hours: { type: 'string', default: '48' } } })
  } catch (cause) {
    throw new StartFault(usage, { cause })
  }
}
