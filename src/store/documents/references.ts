import type { Transaction } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import { settleAll } from '../../content/settleAll.ts'
import { namedBy } from '../../content/newsroom/references.ts'
import type { Tables } from '../tables.ts'
import type { ReferenceTable } from '../tables/documents.ts'

/** Writes down what the newest revision names, in place of the one before unless readers see that. */
export async function replaceReferences(
  db: Transaction<Tables>,
  documentId: string,
  revision: number,
  kind: Kind,
  content: Contents[Kind],
): Promise<void> {
  await settleAll([
    db
      .deleteFrom('reference')
      .where('documentId', '=', documentId)
      .where('revision', 'not in', (eb) =>
        eb.selectFrom('publication').select('publication.revision').where('publication.documentId', '=', documentId),
      )
      .execute(),
    unlistReferences(db, documentId),
    insertReferences(db, referenceRows(documentId, revision, kind, content)),
  ])
}

/** Writes down what a revision names that readers see; if it is the newest, that is known already. */
export async function keepReferences(
  db: Transaction<Tables>,
  documentId: string,
  revision: number,
  kind: Kind,
  content: Contents[Kind],
): Promise<void> {
  await insertReferences(
    db,
    referenceRows(documentId, revision, kind, content).map((row) => ({ ...row, isListed: 0 })),
  )
}

/** A document in the bin is on no list. */
export async function unlistReferences(db: Transaction<Tables>, documentId: string): Promise<void> {
  await db.updateTable('reference').set({ isListed: 0 }).where('documentId', '=', documentId).where('isListed', '=', 1).execute()
}

/** Puts the newest revision of a document on lists again. */
export async function listReferences(db: Transaction<Tables>, documentId: string): Promise<void> {
  await db
    .updateTable('reference')
    .set({ isListed: 1 })
    .where('documentId', '=', documentId)
    .where('revision', '=', (eb) => eb.selectFrom('document').select('document.revision').where('document.id', '=', documentId))
    .execute()
}

/** What the newest revision of a document names. */
export function referenceRows(documentId: string, revision: number, kind: Kind, content: Contents[Kind]): ReferenceTable[] {
  return namedBy(kind, content).map((targetId) => ({ documentId, revision, targetId, documentKind: kind, isListed: 1 }))
}

async function insertReferences(db: Transaction<Tables>, rows: readonly ReferenceTable[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('reference')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
