import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { OriginTable } from '../../store/tables/documents.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import type { RecordOrigin } from '../record.ts'

export type OriginRow = Selectable<OriginTable>

/** What is known of these records from an earlier run, by the identifier that each has here. */
export async function findOrigins(
  db: Kysely<Tables>,
  source: MovedSource,
  documents: readonly { readonly origin: Pick<RecordOrigin, 'type' | 'id'> }[],
): Promise<ReadonlyMap<string, OriginRow>> {
  if (documents.length === 0) return new Map()
  const rows = await db
    .selectFrom('origin')
    .selectAll()
    .where('system', '=', source.system)
    .where('site', '=', source.site)
    .where('type', 'in', [...new Set(documents.map(({ origin }) => origin.type))])
    .where(
      'originalId',
      'in',
      documents.map(({ origin }) => origin.id),
    )
    .execute()
  const idOf = originIds(source)
  return new Map(rows.map((row) => [idOf(row.type, row.originalId), row]))
}

/** Those of these identifiers that a document here has already, though no import brought it: what comes is the very same. */
export async function findTakenIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('document').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The documents that were here before and stand for one of there, by the identifier that it would have had. */
export async function findAdopted(db: Kysely<Tables>, source: MovedSource): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('origin')
    .select(['type', 'originalId', 'documentId'])
    .where('system', '=', source.system)
    .where('site', '=', source.site)
    .where('revision', 'is', null)
    .execute()
  const idOf = originIds(source)
  return new Map(rows.map(({ type, originalId, documentId }) => [idOf(type, originalId), documentId]))
}
