import { sql, type Kysely, type Transaction } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import { settleAll } from '../../content/settleAll.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'
import type { CountedList, PublicationCountTable } from '../tables/publications.ts'

/** What it takes to know in which lists a publication stands. */
export interface CountedPublication {
  readonly kind: Kind
  readonly visibleUntil: Instant | null
  readonly publishedAt: Instant
  readonly sectionId: string | null
  readonly issueId: string | null
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

/**
 * Counts publications in, or out again. Those that have an end are not counted: when they are visible depends on the clock, and there are few
 * (`unsettled.ts`). All others count from the moment they are written, seen or not yet.
 */
export async function addToCounts(db: Transaction<Tables>, publications: readonly CountedPublication[], sign: 1 | -1): Promise<void> {
  const changes = new Map<string, PublicationCountTable>()
  for (const publication of publications) {
    for (const [list, key] of listsOf(publication)) {
      const name = `${list} ${key}`
      changes.set(name, { list, key, count: (changes.get(name)?.count ?? 0) + sign })
    }
  }
  const rows = [...changes.values()]
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto('publicationCount')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.columns(['list', 'key']).doUpdateSet({ count: sql`publication_count.count + excluded.count` }))
      .execute()
  }
  if (sign < 0) await db.deleteFrom('publicationCount').where('count', '=', 0).execute()
}

const ROWS_PER_STATEMENT = 500

function listsOf({
  kind,
  visibleUntil,
  publishedAt,
  sectionId,
  issueId,
  authors,
  tags,
}: CountedPublication): (readonly [CountedList, string])[] {
  if (visibleUntil !== null) return []
  if (kind !== 'article') return [['kind', kind]]
  return [
    ['kind', kind],
    ['month', monthOf(publishedAt)],
    ...(sectionId === null ? [] : [['section', sectionId] as const]),
    ...(issueId === null ? [] : [['issue', issueId] as const]),
    ...authors.map((author) => ['author', author] as const),
    ...tags.map((tag) => ['tag', tag] as const),
  ]
}

/** The month of UTC: which one a magazine's calendar shows depends on its zone. */
export const monthOf = (moment: Instant): string => moment.slice(0, 7)

/** Does `work` to publications, by identifier, and counts them as it leaves them. */
export async function recounting(db: Transaction<Tables>, ids: readonly number[], work: () => Promise<void>): Promise<void> {
  await addToCounts(db, await readCounted(db, ids), -1)
  await work()
  await addToCounts(db, await readCounted(db, ids), 1)
}

/** Those of these publications that are there, with the lists they stand in. */
export async function readCounted(db: Kysely<Tables>, ids: readonly number[]): Promise<CountedPublication[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('publication')
    .select(['id', 'kind', 'visibleUntil', 'publishedAt', 'sectionId', 'issueId'])
    .where('id', 'in', ids)
    .execute()
  if (!rows.some(({ kind }) => kind === 'article')) return rows.map((row) => ({ ...row, authors: [], tags: [] }))
  const [authors, tags] = await settleAll([
    db.selectFrom('publicationAuthor').select(['publicationId', 'authorId']).where('publicationId', 'in', ids).execute(),
    db.selectFrom('publicationTag').select(['publicationId', 'tagId']).where('publicationId', 'in', ids).execute(),
  ])
  return rows.map((row) => ({
    ...row,
    authors: authors.flatMap(({ publicationId, authorId }) => (publicationId === row.id ? [authorId] : [])),
    tags: tags.flatMap(({ publicationId, tagId }) => (publicationId === row.id ? [tagId] : [])),
  }))
}

export async function readCount(db: Kysely<Tables>, list: CountedList, key: string): Promise<number> {
  const row = await db.selectFrom('publicationCount').select('count').where('list', '=', list).where('key', '=', key).executeTakeFirst()
  return row?.count ?? 0
}
