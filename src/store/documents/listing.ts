import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { ListQuery } from '../../content/newsroom/listing.ts'
import type { Instant } from '../../content/time.ts'
import { countShown } from '../publications/countArticles.ts'
import type { Tables } from '../tables.ts'
import type { ListedRow } from './heads.ts'
import { conditions, isNamedBy, needsSummary } from './listConditions.ts'

/**
 * From so many on, documents that name something are found by walking the list in its order: some of the next will. Of fewer, all are read
 * and put in order.
 */
const MANY_NAMING = 2_000

/** The rows an editor asked for, and how many there are in all: as few are looked at as can be. */
export async function listDocuments(db: Kysely<Tables>, query: ListQuery, now: Instant): Promise<{ total: number; rows: ListedRow[] }> {
  const narrowest = await findNarrowest(db, query)
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

/** What an editor asked documents to name, if that is anything: of several the one that fewest do. */
interface Narrowest {
  readonly target: string
  /** How many documents of the kind name it. */
  readonly count: number
}

async function findNarrowest(db: Kysely<Tables>, { kind, naming = [] }: ListQuery): Promise<Narrowest | null> {
  let narrowest: Narrowest | null = null
  for (const target of naming) {
    const { count } = await namingRows(db, kind, target)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (!narrowest || Number(count) < narrowest.count) narrowest = { target, count: Number(count) }
  }
  return narrowest
}

async function countDocuments(db: Kysely<Tables>, query: ListQuery, narrowest: Narrowest | null, now: Instant): Promise<number> {
  if (isOnlyAbout(query, 'naming') && narrowest && query.naming?.length === 1) return narrowest.count
  const shown = isOnlyAbout(query, 'state') && query.state === 'published' ? await countShown(db, query.kind, now) : null
  if (shown !== null) return shown
  if (isOnlyAbout(query, 'noIssue') && query.noIssue) return (await countAll(db, query, now)) - (await countInIssues(db, query.kind))
  const { count } = await found(db, query, narrowest, now)
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

/** The identifiers of a page of the list, in its order. What stands in the second half is found from the end. */
async function findPage(db: Kysely<Tables>, query: ListQuery, narrowest: Narrowest | null, total: number, now: Instant): Promise<string[]> {
  const { sort, offset } = query
  const limit = Math.min(query.limit, total - offset)
  const isFromEnd = offset > total / 2
  const direction = sort.isDescending === isFromEnd ? 'asc' : 'desc'
  const rows = await found(db, query, narrowest, now)
    .select('document.id')
    .orderBy(SORT_COLUMNS[sort.by], direction)
    .orderBy('document.id', direction)
    .limit(limit)
    .offset(isFromEnd ? total - offset - limit : offset)
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
function found(db: Kysely<Tables>, query: ListQuery, narrowest: Narrowest | null, now: Instant): Found {
  const isWalked = narrowest === null || narrowest.count >= MANY_NAMING
  const others = (query.naming ?? []).filter((target) => isWalked || target !== narrowest.target)
  const documents = isWalked
    ? documentsOf(db, query.assigned)
    : namingRows(db, query.kind, narrowest.target).crossJoin('document').whereRef('document.id', '=', 'reference.documentId')
  const known = documents as unknown as Found // what is joined besides, or is not, nothing else asks for
  const summarised = needsSummary(query) ? known.innerJoin('documentSummary', 'documentSummary.documentId', 'document.id') : known
  return summarised.where((eb) => eb.and([...conditions(eb, query, now), ...others.map((target) => isNamedBy(eb, target))]))
}

/** All documents, or those that somebody was given: few of them. */
const documentsOf = (db: Kysely<Tables>, assigned: string | undefined) =>
  assigned === undefined
    ? db.selectFrom('document')
    : db
        .selectFrom('assignment')
        .where('assignment.userId', '=', assigned)
        .crossJoin('document')
        .whereRef('document.id', '=', 'assignment.documentId')

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
