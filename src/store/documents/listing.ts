import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { ListQuery, MediaSort, TimeRange } from '../../content/newsroom/listing.ts'
import type { Instant } from '../../content/time.ts'
import { fold } from '../../content/search/words.ts'
import type { ListedRow } from './heads.ts'
import type { Tables } from '../tables.ts'

/** The rows an editor asked for, and how many there are in all. */
export async function listDocuments(db: Kysely<Tables>, query: ListQuery, now: Instant): Promise<{ total: number; rows: ListedRow[] }> {
  const found = db
    .selectFrom('document')
    .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
    .where((eb) => eb.and(conditions(eb, query, now)))
  const direction = query.sort.isDescending ? 'desc' : 'asc'
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll('document')
      .select('documentSummary.summary')
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

type Builder = ExpressionBuilder<Tables, 'document' | 'documentSummary'>

function conditions(eb: Builder, query: ListQuery, now: Instant): Expression<SqlBool>[] {
  const { kind, words, state, states, naming, noIssue, theirs, own, assigned, ids, inReview, returned, mediaSort, altMissing } = query
  const asked: Expression<SqlBool>[] = [eb('document.kind', '=', kind), eb('document.trashedAt', 'is', null), ...withWords(words)]
  const given = (to: string) => eb('document.id', 'in', eb.selectFrom('assignment').select('documentId').where('userId', '=', to))
  if (ids) asked.push(ids.length === 0 ? sql<SqlBool>`1 = 0` : eb('document.id', 'in', ids))
  if (own !== undefined) asked.push(eb('createdBy', '=', own))
  if (assigned !== undefined) asked.push(given(assigned))
  if (theirs !== undefined) asked.push(eb.or([eb('createdBy', '=', theirs), given(theirs)]))
  for (const target of naming ?? []) {
    const named = eb.selectFrom('reference').select('documentId').where('targetId', '=', target)
    asked.push(eb('document.id', 'in', named.whereRef('reference.revision', '=', 'document.revision')))
  }
  if (noIssue) {
    const inIssues = eb
      .selectFrom('reference')
      .innerJoin('document as issue', 'issue.id', 'reference.targetId')
      .select('reference.documentId')
      .where('issue.kind', '=', 'issue')
      .whereRef('reference.revision', '=', 'document.revision')
    asked.push(eb('document.id', 'not in', inIssues))
  }
  if (state) asked.push(isIn(eb, state, now))
  if (states) asked.push(eb.or(states.map((one) => isIn(eb, one, now))))
  if (inReview !== undefined) asked.push(eb('inReview', '=', inReview ? 1 : 0))
  if (returned !== undefined) asked.push(eb('returnedBy', returned ? 'is not' : 'is', null))
  if (mediaSort) asked.push(sql<SqlBool>`media_type like ${MEDIA_TYPES[mediaSort]}`)
  if (altMissing !== undefined) asked.push(eb('altMissing', '=', altMissing ? 1 : 0))
  return [...asked, ...within(eb, 'updatedAt', query.updated), ...within(eb, 'firstPublishedAt', query.published)]
}

/** Each of the words stands somewhere in the title, or in what is said of a picture. */
export function withWords(typed = '', among: Expression<string | null> = sql.ref('documentSummary.words')): Expression<SqlBool>[] {
  const words = fold(typed.normalize('NFC')).split(/\s+/).filter(Boolean)
  return words.map((word) => sql<SqlBool>`${among} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
}

const MEDIA_TYPES: Record<MediaSort, string> = { image: 'image/%', audio: 'audio/%', video: 'video/%', pdf: 'application/pdf' }

function within(eb: Builder, column: 'updatedAt' | 'firstPublishedAt', { from, until }: TimeRange = {}): Expression<SqlBool>[] {
  return [...(from ? [eb(column, '>=', from)] : []), ...(until ? [eb(column, '<', until)] : [])]
}

/** The same answer as `statusOf`, asked of the database; what readers see and is to change stands among the scheduled, too. */
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
      return planned
    case 'review':
      return eb.and([...isUnseen, eb('inReview', '=', 1)])
    case 'withdrawn':
      return eb.and([...isUnseen, eb('inReview', '=', 0), wasShown])
    case 'draft':
      return eb.and([...isUnseen, eb('inReview', '=', 0), eb.or([eb('firstPublishedAt', 'is', null), eb.not(wasShown)])])
  }
}
