import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { mediaHashesIn } from '../../content/addresses/addresses.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'
import type { MediaFileTable } from '../tables/documents.ts'
import { binned } from './listConditions.ts'

/** What uses a document: others, by identifier, and redirects, by the address they lead from. */
export interface UseRows {
  readonly documents: ReadonlySet<string>
  readonly redirects: ReadonlySet<string>
}

/**
 * What names each of these documents, in its newest revision or in what readers see or will see: by its identifier or, a medium, by the
 * address of a file that it has or had. Lists count by it, and deletions are refused by it. No more than `most` documents, if that is given.
 */
export async function findUses(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: Instant,
  most?: number,
): Promise<ReadonlyMap<string, UseRows>> {
  return findUsesWith(db, ids, await filesOf(db, ids), now, most)
}

/** How many documents and redirects use each of these: as many as `findUses` finds. */
export async function countUses(db: Kysely<Tables>, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, number>> {
  const files = await filesOf(db, ids)
  // A medium is known by several names and used by few; a section is named by thousands, in one way.
  if (files.length > 0) {
    const uses = await findUsesWith(db, ids, files, now)
    return new Map([...uses].map(([id, { documents, redirects }]) => [id, documents.size + redirects.size]))
  }
  const counts = new Map<string, number>()
  const add = (id: string, count: number) => void counts.set(id, (counts.get(id) ?? 0) + count)
  for (const { targetId, count } of await countListed(db, ids)) add(targetId, count)
  for (const { targetId } of await findShownBefore(db, ids, now)) add(targetId, 1)
  return counts
}

/** How many newest revisions name each; from an index alone. */
async function countListed(db: Kysely<Tables>, ids: readonly string[]): Promise<{ targetId: string; count: number }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('reference')
    .select((eb) => ['targetId', eb.fn.countAll().as('count')])
    .where('targetId', 'in', ids)
    .where('isListed', '=', 1)
    .whereRef('documentId', '<>', 'targetId')
    .groupBy('targetId')
    .execute()
  return rows.map(({ targetId, count }) => ({ targetId, count: Number(count) }))
}

/** The documents that name each only in what readers see or will see, and no more in their newest revision. */
async function findShownBefore(db: Kysely<Tables>, ids: readonly string[], now: Instant) {
  if (ids.length === 0) return []
  return (
    db
      .selectFrom('reference')
      .select(['reference.targetId', 'reference.documentId'])
      .distinct()
      .where('reference.targetId', 'in', ids)
      // Written out: there is an index of these alone.
      .where('reference.isListed', '=', sql.lit(0))
      .whereRef('reference.documentId', '<>', 'reference.targetId')
      .where((eb) => eb('reference.documentId', 'not in', binned(db)))
      .where((eb) => isShownLater(eb, now))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('reference as newest')
              .select(sql.lit(1).as('one'))
              .whereRef('newest.targetId', '=', 'reference.targetId')
              .whereRef('newest.documentId', '=', 'reference.documentId')
              .where('newest.isListed', '=', 1),
          ),
        ),
      )
      .execute()
  )
}

const filesOf = async (db: Kysely<Tables>, ids: readonly string[]): Promise<MediaFileTable[]> =>
  ids.length === 0 ? [] : db.selectFrom('mediaFile').selectAll().where('documentId', 'in', ids).execute()

async function findUsesWith(
  db: Kysely<Tables>,
  ids: readonly string[],
  files: readonly MediaFileTable[],
  now: Instant,
  most?: number,
): Promise<ReadonlyMap<string, UseRows>> {
  const uses = new Map(ids.map((id) => [id, { documents: new Set<string>(), redirects: new Set<string>() }]))
  if (ids.length === 0) return uses
  const owners = new Map<string, string[]>(ids.map((id) => [id, [id]]))
  for (const { hash, documentId } of files) owners.set(hash, [...(owners.get(hash) ?? []), documentId])
  const ownersOf = (name: string): readonly string[] => owners.get(name) ?? []

  const references = await db
    .selectFrom('reference')
    .select(['reference.targetId', 'reference.documentId'])
    .distinct()
    .where('reference.targetId', 'in', [...owners.keys()])
    .where((eb) => eb('reference.documentId', 'not in', binned(db)))
    .where((eb) => eb.or([eb('reference.isListed', '=', 1), isShownLater(eb, now)]))
    .$if(most !== undefined, (query) => query.orderBy('reference.documentId').limit(most ?? 0))
    .execute()
  for (const { targetId, documentId } of references)
    for (const owner of ownersOf(targetId)) if (owner !== documentId) uses.get(owner)?.documents.add(documentId)

  if (files.length === 0) return uses
  const redirects = await db.selectFrom('redirect').select(['fromPath', 'toAddress']).where('toAddress', 'like', '%/media/%').execute()
  for (const { fromPath, toAddress } of redirects)
    for (const hash of mediaHashesIn(toAddress ?? '')) for (const owner of ownersOf(hash)) uses.get(owner)?.redirects.add(fromPath)
  return uses
}

/** Do readers see the revision that names it, or will they? */
const isShownLater = (eb: ExpressionBuilder<Tables, 'reference'>, now: Instant) =>
  eb.exists(
    eb
      .selectFrom('publication')
      .select(sql.lit(1).as('one'))
      .whereRef('publication.documentId', '=', 'reference.documentId')
      .whereRef('publication.revision', '=', 'reference.revision')
      .where((inner) => inner.or([inner('visibleUntil', 'is', null), inner('visibleUntil', '>', now)])),
  )
