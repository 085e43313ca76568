import type { Transaction } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import { namedBy } from '../../content/newsroom/references.ts'
import type { Tables } from '../tables.ts'
import type { ReferenceTable } from '../tables/documents.ts'

/** Writes down what a revision names, for as long as it is the newest or readers see it. */
export async function writeReferences(
  db: Transaction<Tables>,
  documentId: string,
  revision: number,
  kind: Kind,
  content: Contents[Kind],
): Promise<void> {
  const rows = referenceRows(documentId, revision, kind, content)
  if (rows.length === 0) return
  await db
    .insertInto('reference')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function referenceRows(documentId: string, revision: number, kind: Kind, content: Contents[Kind]): ReferenceTable[] {
  return namedBy(kind, content).map((targetId) => ({ documentId, revision, targetId }))
}
