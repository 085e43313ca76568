import { sql, type Kysely } from 'kysely'
import { mediaHashesIn } from '../../content/addresses.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

/** What uses a document: others, by identifier, and redirects, by the address they lead from. */
export interface UseRows {
  readonly documents: ReadonlySet<string>
  readonly redirects: ReadonlySet<string>
}

/**
 * What names each of these documents, in its newest revision or in what readers see or will see: by its identifier or, a medium, by the
 * address of a file that it has or had. Lists count by it, and deletions are refused by it.
 */
export async function findUses(db: Kysely<Tables>, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, UseRows>> {
  const uses = new Map(ids.map((id) => [id, { documents: new Set<string>(), redirects: new Set<string>() }]))
  if (ids.length === 0) return uses
  const files = await db.selectFrom('mediaFile').selectAll().where('documentId', 'in', ids).execute()
  const owners = new Map<string, string[]>(ids.map((id) => [id, [id]]))
  for (const { hash, documentId } of files) owners.set(hash, [...(owners.get(hash) ?? []), documentId])
  const ownersOf = (name: string): readonly string[] => owners.get(name) ?? []

  const references = await db
    .selectFrom('reference')
    .innerJoin('document', 'document.id', 'reference.documentId')
    .select(['reference.targetId', 'reference.documentId'])
    .distinct()
    .where('reference.targetId', 'in', [...owners.keys()])
    .where('document.trashedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('reference.revision', '=', eb.ref('document.revision')),
        eb.exists(
          eb
            .selectFrom('publication')
            .select(sql.lit(1).as('one'))
            .whereRef('publication.documentId', '=', 'reference.documentId')
            .whereRef('publication.revision', '=', 'reference.revision')
            .where((inner) => inner.or([inner('visibleUntil', 'is', null), inner('visibleUntil', '>', now)])),
        ),
      ]),
    )
    .execute()
  for (const { targetId, documentId } of references)
    for (const owner of ownersOf(targetId)) if (owner !== documentId) uses.get(owner)?.documents.add(documentId)

  if (files.length === 0) return uses
  const redirects = await db.selectFrom('redirect').select(['fromPath', 'toAddress']).where('toAddress', 'like', '%/media/%').execute()
  for (const { fromPath, toAddress } of redirects)
    for (const hash of mediaHashesIn(toAddress ?? '')) for (const owner of ownersOf(hash)) uses.get(owner)?.redirects.add(fromPath)
  return uses
}
