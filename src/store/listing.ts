import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { ListQuery } from '../content/newsroom/listing.ts'
import type { Instant } from '../content/time.ts'
import type { DocumentTable, Tables } from './tables.ts'

/** The rows an editor asked for, and how many there are in all. */
export async function listDocuments(db: Kysely<Tables>, query: ListQuery, now: Instant): Promise<{ total: number; rows: DocumentTable[] }> {
  const found = db.selectFrom('document').where((eb) => eb.and(conditions(eb, query, now)))
  const direction = query.sort.isDescending ? 'desc' : 'asc'
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll()
      .orderBy(SORT_COLUMNS[query.sort.by], direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
  ])
  return { total: Number(total), rows }
}

// What was never published has no date: an empty one sorts the same way on both engines, a missing one does not.
const SORT_COLUMNS = {
  title: sql`lower(title)`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
  publishedAt: sql`coalesce(first_published_at, '')`,
}

type Builder = ExpressionBuilder<Tables, 'document'>

function conditions(eb: Builder, { kind, words, state, naming, theirs, own, ids }: ListQuery, now: Instant): Expression<SqlBool>[] {
  const asked: Expression<SqlBool>[] = [eb('document.kind', '=', kind)]
  if (ids) asked.push(ids.length === 0 ? sql<SqlBool>`1 = 0` : eb('document.id', 'in', ids))
  if (own !== undefined) asked.push(eb('createdBy', '=', own))
  if (theirs !== undefined) {
    const given = eb.selectFrom('assignment').select('documentId').where('userId', '=', theirs)
    asked.push(eb.or([eb('createdBy', '=', theirs), eb('document.id', 'in', given)]))
  }
  for (const target of naming ?? []) {
    asked.push(eb('document.id', 'in', eb.selectFrom('reference').select('documentId').where('targetId', '=', target)))
  }
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    asked.push(sql<SqlBool>`lower(title) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  }
  if (state) asked.push(isIn(eb, state, now))
  return asked
}

/** The same answer as `statusOf`, asked of the database. */
function isIn(eb: Builder, state: NonNullable<ListQuery['state']>, now: Instant): Expression<SqlBool> {
  const shown = eb.exists(
    eb
      .selectFrom('publication')
      .select('publication.id')
      .whereRef('publication.documentId', '=', 'document.id')
      .where('visibleFrom', '<=', now)
      .where((inner) => inner.or([inner('visibleUntil', 'is', null), inner('visibleUntil', '>', now)])),
  )
  const planned = eb.exists(
    eb
      .selectFrom('publication')
      .select('publication.id')
      .whereRef('publication.documentId', '=', 'document.id')
      .where('visibleFrom', '>', now),
  )
  const isUnseen = [eb.not(shown), eb.not(planned)]
  const wasShown = eb('firstPublishedAt', '<=', now)
  switch (state) {
    case 'published':
      return shown
    case 'scheduled':
      return eb.and([eb.not(shown), planned])
    case 'review':
      return eb.and([...isUnseen, eb('inReview', '=', 1)])
    case 'withdrawn':
      return eb.and([...isUnseen, eb('inReview', '=', 0), wasShown])
    case 'draft':
      return eb.and([...isUnseen, eb('inReview', '=', 0), eb.or([eb('firstPublishedAt', 'is', null), eb.not(wasShown)])])
  }
}
