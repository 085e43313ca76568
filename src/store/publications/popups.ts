import type { Kysely } from 'kysely'
import { mediaIn } from '../../content/body/media.ts'
import type { PopupToRead } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../documents/storedContent.ts'
import { ofKind, compact, publishedByIds, publishedRows } from './published.ts'
import type { Tables } from '../tables.ts'

/** The announcements that readers can see, the most important first, with the media that they show. */
export async function findPopups(db: Kysely<Tables>, now: Instant): Promise<PopupToRead[]> {
  const rows = await publishedRows(db, now).where('publication.kind', '=', 'popup').execute()
  if (rows.length === 0) return []
  const popups = rows.map((row) => ({ documentId: row.id, content: readContent('popup', row) }))
  const named = popups.flatMap(({ content: { media, body, variants } }) => [
    ...compact(media),
    ...[body, ...variants.map((variant) => variant.body)].flatMap(mediaIn),
  ])
  const media = ofKind(await publishedByIds(db, named, now), 'media')
  return popups
    .map((popup) => ({ ...popup, media }))
    .sort(({ content: a }, { content: b }) => b.priority - a.priority || a.id.localeCompare(b.id))
}
