import { sql, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { ListQuery } from '../../content/newsroom/listing.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { countShown } from '../publications/countArticles.ts'
import { titleCount, titledDocuments, titleExpression, titleSort, typedWords } from '../search/titleIndex.ts'
import type { Tables } from '../tables.ts'
import type { ListedRow } from './heads.ts'
import { binned, conditions, isAmongTitled, isNamedBy, isTitledWith, needsSummary, withWords } from './listConditions.ts'

/**
 * From so many on, documents that name something, or have a word, are found by walking the list in its order: some of the next will. Of fewer, all are
 * read and put in order.
 */
const MANY = 2_000

/** The rows an editor asked for, and how many there are in all: as few are looked at as can be. */
export async function listDocuments(
  engine: Engine,
  db: Kysely<Tables>,
  query: ListQuery,
  now: Instant,
): Promise<{ total: number; rows: ListedRow[] }> {
  const narrowest = await findNarrowest(engine, db, query)
  const total = await countDocuments(db, query, narrowest, now)
  const ids = query.offset >= total ? [] : await findPage(db, query, narrowest, total, now)
  if (ids.length === 0) return { total, rows: [] }
  const rows = await db
    .selectFrom('document')
    .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
    .selectAll('document')
    .select('documentSummary.summary')
    .where('document.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}

/** What leaves fewest documents of all that an index answers: something they name, or words of their titles. */
type Narrowest = {
  /** How many it leaves at most. */
  readonly count: number
} & ({ readonly target: string } | { readonly expression: string })

async function findNarrowest(engine: Engine, db: Kysely<Tables>, { kind, naming = [], words = '' }: ListQuery): Promise<Narrowest | null> {
  const known: Narrowest[] = []
  for (const target of naming) {
    const { count } = await namingRows(db, kind, target)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    known.push({ target, count: Number(count) })
  }
  const expression = engine === 'sqlite' ? titleExpression(words, [titleSort(kind)]) : null
  if (expression !== null) known.push({ expression, count: (await titleCount(expression).execute(db)).rows[0]?.count ?? 0 })
  return known.reduce<Narrowest | null>((least, one) => (least && least.count <= one.count ? least : one), null)
}

async function countDocuments(db: Kysely<Tables>, query: ListQuery, narrowest: Narrowest | null, now: Instant): Promise<number> {
  if (isOnlyAbout(query, 'naming') && narrowest && query.naming?.length === 1) return narrowest.count
  if (isOnlyAbout(query, 'words') && narrowest && narrowest.count >= MANY && isAllIndexed(query))
    return narrowest.count - (await countBinned(db, query))
  const shown = isOnlyAbout(query, 'state') && query.state === 'published' ? await countShown(db, query.kind, now) : null
  if (shown !== null) return shown
  if (isOnlyAbout(query, 'altMissing') && query.altMissing) return countUndescribed(db)
  if (isOnlyAbout(query, 'noIssue') && query.noIssue) return (await countAll(db, query, now)) - (await countInIssues(db, query.kind))
  const { count } = await found(db, query, narrowest, now, 'counted')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countAll(db: Kysely<Tables>, { kind, sort }: ListQuery, now: Instant): Promise<number> {
  return countDocuments(db, { kind, sort, limit: 0, offset: 0 }, null, now)
}

async function countInIssues(db: Kysely<Tables>, kind: ListQuery['kind']): Promise<number> {
  const { count } = await db
    .selectFrom('reference')
    .select((eb) => eb.fn.count('documentId').distinct().as('count'))
    .where('targetId', 'in', (eb) => eb.selectFrom('document').select('document.id').where('document.kind', '=', 'issue'))
    .where('isListed', '=', 1)
    .where('documentKind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Files alone lack a description. */
async function countUndescribed(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('documentSummary')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('altMissing', '=', sql.lit(1))
    .where('documentId', 'not in', binned(db))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Does the index of titles know all that is asked? It does not tell small kinds from each other, and knows no short words. */
const isAllIndexed = ({ kind, words = '' }: ListQuery): boolean =>
  titleSort(kind) === kind && typedWords(words).every((word) => titleExpression(word, [kind]) !== null)

/** Those of the bin have their titles still. */
async function countBinned(db: Kysely<Tables>, { kind, words }: ListQuery): Promise<number> {
  const { count } = await db
    .selectFrom('document')
    .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('document.trashedAt', 'is not', null)
    .where((eb) => eb.and([sql<SqlBool>`(document.kind || '') = ${kind}`, ...withWords(words)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The identifiers of a page of the list, in its order. What stands in the second half is found from the end. */
async function findPage(db: Kysely<Tables>, query: ListQuery, narrowest: Narrowest | null, total: number, now: Instant): Promise<string[]> {
  const { sort, offset } = query
  const limit = Math.min(query.limit, total - offset)
  const isFromEnd = offset > total / 2
  const direction = sort.isDescending === isFromEnd ? 'asc' : 'desc'
  const skipped = isFromEnd ? total - offset - limit : offset
  const rows = await found(db, query, narrowest, now, total >= MANY && skipped < MANY ? 'walked' : 'sorted')
    .select('document.id')
    .orderBy(SORT_COLUMNS[sort.by], direction)
    .orderBy('document.id', direction)
    .limit(limit)
    .offset(skipped)
    .execute()
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

// What was never published has no date: an empty one sorts the same way on both engines, a missing one does not.
const SORT_COLUMNS = {
  title: sql`lower(document.title)`,
  createdAt: sql`document.created_at`,
  updatedAt: sql`document.updated_at`,
  publishedAt: sql`coalesce(document.first_published_at, '')`,
}

/** What an editor asked for, by the way that looks at fewest: SQLite reads the tables of a cross join in the order they are written. */
function found(
  db: Kysely<Tables>,
  query: ListQuery,
  narrowest: Narrowest | null,
  now: Instant,
  use: 'counted' | 'walked' | 'sorted',
): Found {
  const few = narrowest && narrowest.count < MANY ? narrowest : null
  const target = few && 'target' in few ? few.target : null
  const documents = few ? documentsWith(db, query, few) : documentsOf(db, query, now)
  const known = documents as unknown as Found // what is joined besides, or is not, nothing else asks for
  const summarised = needsSummary(query) ? known.innerJoin('documentSummary', 'documentSummary.documentId', 'document.id') : known
  return summarised.where((eb) =>
    eb.and([
      ...conditions(eb, query, now),
      ...(query.naming ?? []).filter((name) => name !== target).map((name) => isNamedBy(eb, name)),
      ...(few || use === 'walked' ? isTitledWith(eb, query.words) : isAmongTitled(query)),
    ]),
  )
}

/** The few that the narrowest leaves. */
const documentsWith = (db: Kysely<Tables>, { kind }: ListQuery, narrowest: Narrowest) =>
  'target' in narrowest
    ? namingRows(db, kind, narrowest.target).crossJoin('document').whereRef('document.id', '=', 'reference.documentId')
    : db
        .selectFrom(sql<{ documentId: string }>`(${titledDocuments(narrowest.expression)})`.as('titled'))
        .crossJoin('document')
        .whereRef('document.id', '=', 'titled.documentId')

/** All documents, or those that somebody was given or that are to come out: few of them. */
function documentsOf(db: Kysely<Tables>, { assigned, state }: ListQuery, now: Instant) {
  if (assigned !== undefined) {
    const given = db.selectFrom('assignment').where('assignment.userId', '=', assigned)
    return given.crossJoin('document').whereRef('document.id', '=', 'assignment.documentId')
  }
  if (state === 'scheduled') {
    // Of each document at most one publication is still to come: see `content/publishing/acts.ts`.
    const planned = db.selectFrom('publication').where('publication.visibleFrom', '>', now)
    return planned.crossJoin('document').whereRef('document.id', '=', 'publication.documentId')
  }
  return db.selectFrom('document')
}

type Found = SelectQueryBuilder<Tables, 'document' | 'documentSummary', object>

/** Newest revisions that name something. */
const namingRows = (db: Kysely<Tables>, kind: ListQuery['kind'], target: string) =>
  db
    .selectFrom('reference')
    .where('reference.targetId', '=', target)
    .where('reference.isListed', '=', 1)
    .where('reference.documentKind', '=', kind)

/** Is this, besides the kind, all that was asked? */
function isOnlyAbout(query: ListQuery, filter: keyof ListQuery): boolean {
  const { kind: _kind, sort: _sort, limit: _limit, offset: _offset, ...filters } = query
  return Object.entries(filters).every(([name, value]) => name === filter || value === '')
}
