import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { MEDIA_TYPES, mediaSort, type MediaSort } from '../../content/kinds/media.ts'
import type { ListQuery, TimeRange } from '../../content/newsroom/listing.ts'
import type { Instant } from '../../content/time.ts'
import { typedWords } from '../search/titleIndex.ts'
import type { Tables } from '../tables.ts'

type Builder = ExpressionBuilder<Tables, 'document' | 'documentSummary'>

/** Does the list ask for something that only summaries know? */
export const needsSummary = ({ mediaSort, altMissing }: ListQuery): boolean => mediaSort !== undefined || altMissing !== undefined

/** All that an editor asked for, except what documents shall name and the words of their titles. */
export function conditions(eb: Builder, query: ListQuery, now: Instant): Expression<SqlBool>[] {
  const { kind, state, states, noIssue, theirs, own, assigned, ids, inReview, returned, mediaSort: sort, altMissing } = query
  const asked: Expression<SqlBool>[] = [eb('document.kind', '=', kind), eb('document.trashedAt', 'is', null)]
  const given = (to: string) => eb('document.id', 'in', eb.selectFrom('assignment').select('documentId').where('userId', '=', to))
  if (ids) asked.push(ids.length === 0 ? sql<SqlBool>`1 = 0` : eb('document.id', 'in', ids))
  if (own !== undefined) asked.push(eb('document.createdBy', '=', own))
  if (assigned !== undefined) asked.push(given(assigned))
  if (theirs !== undefined) asked.push(eb.or([eb('document.createdBy', '=', theirs), given(theirs)]))
  if (noIssue) asked.push(eb.not(isInIssue(eb)))
  if (state) asked.push(isIn(eb, state, now))
  if (states) asked.push(eb.or(states.map((one) => isIn(eb, one, now))))
  if (inReview !== undefined) asked.push(isInReview(eb, inReview))
  if (returned !== undefined) asked.push(eb('document.returnedBy', returned ? 'is not' : 'is', null))
  if (sort) asked.push(eb('documentSummary.mediaType', 'in', typesOf(sort)))
  if (altMissing !== undefined) asked.push(eb('documentSummary.altMissing', '=', sql.lit(altMissing ? 1 : 0)))
  return [...asked, ...within(sql`document.updated_at`, query.updated), ...within(FIRST_PUBLISHED, query.published)]
}

/** Those in the bin: few, and in an index of their own. Whoever joins all documents to leave them out looks up each. */
export const binned = (db: Kysely<Tables>) => db.selectFrom('document').select('document.id').where('document.trashedAt', 'is not', null)

/** As it is indexed. What was never published has an empty date, which is in no range. */
export const FIRST_PUBLISHED = sql<Instant>`coalesce(document.first_published_at, '')`

/** As a question about one document, which SQLite does not turn round. */
export function isNamedBy(eb: ExpressionBuilder<Tables, 'document'>, target: string): Expression<SqlBool> {
  const naming = eb
    .selectFrom('reference')
    .select(sql.lit(1).as('one'))
    .where('reference.targetId', '=', target)
    .where('reference.isListed', '=', 1)
    .whereRef('reference.documentKind', '=', 'document.kind')
    .whereRef('reference.documentId', '=', 'document.id')
  return eb(naming, '=', 1)
}

const isInIssue = (eb: Builder): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('reference')
      .innerJoin('document as issue', 'issue.id', 'reference.targetId')
      .select('issue.id')
      .whereRef('reference.documentId', '=', 'document.id')
      .where('reference.isListed', '=', 1)
      .where('issue.kind', '=', 'issue'),
  )

/** Each of the words stands somewhere in the title, or in what is said of a picture. */
export function withWords(typed = '', among: Expression<string | null> = sql.ref('documentSummary.words')): Expression<SqlBool>[] {
  return typedWords(typed).map((word) => isLike(among, `%${escapeLike(word)}%`))
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const isLike = (among: Expression<string | null>, pattern: string) => sql<SqlBool>`${among} like ${pattern} escape '\\'`

/** The same, of one document after the other. */
export function isTitledWith(eb: ExpressionBuilder<Tables, 'document'>, typed?: string): Expression<SqlBool>[] {
  const having = withWords(typed, sql.ref('titled.words'))
  if (having.length === 0) return []
  const titled = eb
    .selectFrom('documentSummary as titled')
    .select(sql.lit(1).as('one'))
    .whereRef('titled.documentId', '=', 'document.id')
    .where((inner) => inner.and(having))
  return [eb(titled, '=', 1)]
}

/** The same, of all documents at once: their titles are read through, and of the rest only what matches. */
export function isAmongTitled({ kind, words }: ListQuery): Expression<SqlBool>[] {
  const having = withWords(words, sql.ref('document_summary.words'))
  if (having.length === 0) return []
  // Texts and files have indexes of their own.
  const isOfSort = kind === 'media' ? sql`media_type is not null` : sql`media_type is null`
  return [sql`document.id in (select document_id from document_summary where ${isOfSort} and ${sql.join(having, sql` and `)})`]
}

const typesOf = (sort: MediaSort) => MEDIA_TYPES.filter((type) => mediaSort(type) === sort)

function within(moment: Expression<unknown>, { from, until }: TimeRange = {}): Expression<SqlBool>[] {
  const bounds = [...(from ? [sql<SqlBool>`${moment} >= ${from}`] : []), ...(until ? [sql<SqlBool>`${moment} < ${until}`] : [])]
  // An end alone would let in what has no date.
  return until && !from ? [...bounds, sql<SqlBool>`${moment} > ''`] : bounds
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
  const planned = eb('document.id', 'in', eb.selectFrom('publication').select('publication.documentId').where('visibleFrom', '>', now))
  const isUnseen = eb('document.shownUntil', '<=', now)
  const wasShown = eb('document.firstPublishedAt', '<=', now)
  switch (state) {
    case 'published':
      return shown
    case 'scheduled':
      return planned
    case 'review':
      return eb.and([isUnseen, isInReview(eb, true)])
    case 'withdrawn':
      return eb.and([isUnseen, isInReview(eb, false), wasShown])
    case 'draft':
      return eb.and([isUnseen, isInReview(eb, false), eb.or([eb('document.firstPublishedAt', 'is', null), eb.not(wasShown)])])
  }
}

/** Written out, as above: an index of some documents serves only a question that names them. */
const isInReview = (eb: Builder, inReview: boolean): Expression<SqlBool> => eb('document.inReview', '=', sql.lit(inReview ? 1 : 0))
