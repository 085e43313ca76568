import type { Kysely } from 'kysely'
import type { Draft } from '../content/reading/library.ts'
import type { Instant } from '../content/time.ts'
import { toArticle, toPage } from './cards.ts'
import { cardOf } from './publisher.ts'
import { readContent } from './shown.ts'
import type { Tables } from './tables.ts'

/** The newest revision of an article or a page, as readers would see it if it were published `now`. */
export async function findDraft(db: Kysely<Tables>, id: string, now: Instant): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('document')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'document.id').onRef('revision.number', '=', 'document.revision'),
    )
    .select([
      'document.id',
      'document.kind',
      'document.slug',
      'document.firstPublishedAt',
      'revision.content',
      'revision.createdAt as updatedAt',
    ])
    .where('document.id', '=', id)
    .executeTakeFirst()
  if (row?.kind === 'page') return { kind: 'page', page: await toPage(db, row, now) }
  if (row?.kind !== 'article') return undefined
  const content = readContent('article', row.content)
  const publishedAt = row.firstPublishedAt ?? content.publishAt ?? now
  const article = await toArticle(db, { ...row, documentId: id, publishedAt, card: JSON.stringify(cardOf(content)) }, now)
  return { kind: 'article', article }
}
