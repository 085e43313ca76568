import { toInstant, type Clock } from '../../content/time.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insertRows.ts'
import type { FormerOrigin } from '../record.ts'

/** Before every revision: what was changed in the magazine that the archive is of is taken as changed here. */
const NO_REVISION = 0
/** So many are asked for at once. */
const BATCH = 500

/** Notes what documents of an archive were where they had come from, unless it is known here already. */
export async function addOrigins(database: Database, origins: readonly FormerOrigin[], clock: Clock): Promise<void> {
  for (let from = 0; from < origins.length; from += BATCH) await addSome(database, origins.slice(from, from + BATCH), clock)
}

function addSome(database: Database, origins: readonly FormerOrigin[], clock: Clock): Promise<void> {
  return database.write(async (db) => {
    const theirs = origins.map(({ documentId }) => documentId)
    const came = await db
      .selectFrom('origin')
      .select(['originalId', 'documentId'])
      .where('system', '=', 'edicola')
      .where('originalId', 'in', theirs)
      .execute()
    // A section that was here before stands for the one of the archive.
    const idHere = new Map([...theirs.map((id) => [id, id] as const), ...came.map((row) => [row.originalId, row.documentId] as const)])
    const documents = await db
      .selectFrom('document')
      .select(['id', 'revision'])
      .where('id', 'in', [...new Set(idHere.values())])
      .execute()
    const revisions = new Map(documents.map(({ id, revision }) => [id, revision]))
    const rows = origins.flatMap(({ documentId: there, state, ...origin }) => {
      const documentId = idHere.get(there) ?? there
      const newest = revisions.get(documentId)
      if (newest === undefined) return []
      const wasHere = documentId !== there || state === 'adopted'
      const revision = wasHere ? null : state === 'as-it-came' ? newest : NO_REVISION
      return [{ ...origin, documentId, revision, importedAt: toInstant(clock()) }]
    })
    await insertRows(database.engine, db, 'origin', rows, 'on conflict do nothing')
  })
}
