import { addressOf } from '../content/addresses/addresses.ts'
import { toInstant } from '../content/time.ts'
import { longMoment } from '../messages/dates.ts'
import { newPreviewToken } from '../server/previews/previews.ts'
import { createDocumentStore } from '../store/documents/documentStore.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { openStore } from './openStore.ts'
import { StartFault } from './startFault.ts'

const MAX_HOURS = 720

/** `preview SLUG [--hours N]`: prints a link that shows the newest draft of an article, published or not. */
export async function previewCommand(
  context: CommandContext,
  { options, words: [slug = ''] }: Arguments<{ hours: 'string' }>,
): Promise<void> {
  const { environment, messages: t, say, clock, newId } = context
  const hours = readHours(options.hours, t.badHours)
  const { database } = await openStore(context)
  try {
    const row = await database.db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', 'article')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) throw new StartFault(t.noSuchArticle(slug))
    const { timeZone, language } = await createPublicContent(database).siteSettings()
    const expiresAt = toInstant(new Date(clock().getTime() + hours * 3_600_000))
    const { token, tokenHash } = newPreviewToken()
    const link = { id: newId(), documentId: row.id, createdBy: null, createdAt: toInstant(clock()), expiresAt, tokenHash }
    await createDocumentStore(database).write((writer) => writer.addPreviewLink(link))
    say(t.previewUntil(new URL(addressOf.preview(token), environment.siteUrl).href, longMoment(expiresAt, timeZone, language)))
  } finally {
    await database.close()
  }
}

function readHours(given = '48', badHours: (given: string) => string): number {
  if (!/^[1-9]\d{0,2}$/.test(given) || Number(given) > MAX_HOURS) throw new StartFault(badHours(given))
  return Number(given)
}
