import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

/**
 * Do readers see this document at a moment, or will they? A tag or an author that no article names and a file that stands nowhere are on no page
 * that is kept (`ReaderPage.isCacheable`): a change to one makes no page another, and caches need not hear of it. Everything else that is
 * published is seen. A page that will name it begins with a publication, of which they do hear.
 */
export async function isOnReaderPages(db: Kysely<Tables>, kind: Kind, id: string, at: Instant): Promise<boolean> {
  switch (kind) {
    case 'tag':
      return isListed(db, 'publicationTag', 'tagId', id, at)
    case 'author':
      return isListed(db, 'publicationAuthor', 'authorId', id, at)
    case 'media':
      return isMediumOnPages(db, id, at)
    default:
      return true
  }
}

const isNotOver = (eb: ExpressionBuilder<Tables, 'publication'>, at: Instant) =>
  eb.or([eb('publication.visibleUntil', 'is', null), eb('publication.visibleUntil', '>', at)])

async function isListed<T extends 'publicationTag' | 'publicationAuthor'>(
  db: Kysely<Tables>,
  table: T,
  column: T extends 'publicationTag' ? 'tagId' : 'authorId',
  id: string,
  at: Instant,
): Promise<boolean> {
  const naming = db
    .selectFrom(table as 'publicationTag') // both have a publication, and the column that is named
    .select('publicationId')
    .where(column as 'tagId', '=', id)
  const row = await db
    .selectFrom('publication')
    .select('publication.id')
    .where((eb) => eb.and([isNotOver(eb, at), eb('publication.id', 'in', naming)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function isMediumOnPages(db: Kysely<Tables>, id: string, at: Instant): Promise<boolean> {
  const naming = await db
    .selectFrom('publication')
    .innerJoin('reference', (join) =>
      join.onRef('reference.documentId', '=', 'publication.documentId').onRef('reference.revision', '=', 'publication.revision'),
    )
    .select(['publication.kind', 'publication.documentId'])
    .distinct()
    .where('reference.targetId', '=', id)
    .where((eb) => isNotOver(eb, at))
    .execute()
  for (const { kind, documentId } of naming) if (await isOnReaderPages(db, kind, documentId, at)) return true
  return false
}
