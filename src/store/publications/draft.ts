import type { Kysely } from 'kysely'
import type { Draft, PublicContent, Unsaved } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent } from '../documents/storedContent.ts'
import { toArticle, toPage } from './cards.ts'
import { toIssue } from './issues.ts'
import type { Tables } from '../tables.ts'

/** The newest revision of an article, a page or an issue, as readers would see it if it were published `now`. */
export async function findDraft(
  db: Kysely<Tables>,
  id: string,
  articles: PublicContent['articles'],
  now: Instant,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('document')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'document.id').onRef('revision.number', '=', 'document.revision'),
    )
    .select(['document.kind', 'document.firstPublishedAt', 'revision.content', 'revision.schemaVersion', 'revision.createdAt as updatedAt'])
    .where('document.id', '=', id)
    .where('document.trashedAt', 'is', null)
    .executeTakeFirst()
  if (row?.kind !== 'article' && row?.kind !== 'page' && row?.kind !== 'issue') return undefined
  const document = { kind: row.kind, id, content: readContent(row.kind, row) } as Unsaved // the content of that very kind
  return draw(db, document, row, articles, now)
}

/** What is in the editor, as readers would see it if it were published `now`. */
export async function drawUnsaved(
  db: Kysely<Tables>,
  document: Unsaved,
  articles: PublicContent['articles'],
  now: Instant,
): Promise<Draft> {
  const row = await db.selectFrom('document').select('firstPublishedAt').where('id', '=', document.id).executeTakeFirst()
  return draw(db, document, { firstPublishedAt: row?.firstPublishedAt ?? null, updatedAt: now }, articles, now)
}

interface Dates {
  readonly firstPublishedAt: Instant | null
  readonly updatedAt: Instant
}

async function draw(
  db: Kysely<Tables>,
  { kind, id, content }: Unsaved,
  { firstPublishedAt, updatedAt }: Dates,
  articles: PublicContent['articles'],
  now: Instant,
): Promise<Draft> {
  const publishedAt = firstPublishedAt ?? content.publishAt ?? now
  const dates = { updatedAt, publishedAt }
  switch (kind) {
    case 'page':
      return { kind, page: await toPage(db, { id, content, ...dates }, now) }
    case 'issue':
      return { kind, issue: await toIssue(db, { id, content, ...dates }, articles, now) }
    case 'article':
      return { kind, article: await toArticle(db, { id, content, ...dates }, now) }
  }
}
