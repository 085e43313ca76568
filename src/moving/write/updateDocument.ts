import { rulesOf } from '../../content/kinds.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import type { Outcome, Refusal } from '../../content/newsroom/refusal.ts'
import { toInstant } from '../../content/time.ts'
import { documentStoreWithin } from '../../store/documents/documentStore.ts'
import type { MovedDocument } from '../record.ts'
import type { OriginRow } from './origins.ts'
import type { WriterParts, Written } from './writerParts.ts'

/** Brings a document up to date with what it has become there, unless somebody worked on it here: whole, or not at all. */
export async function updateDocument(parts: WriterParts, moved: MovedDocument, origin: OriginRow, fingerprint: string): Promise<Written> {
  const { database, actor, clock, newId, isDryRun } = parts
  const { kind, content, isPublished } = moved
  try {
    return await database.write(async (db): Promise<Written> => {
      const newsroom = createNewsroom({ documents: documentStoreWithin(database.engine, db), clock, newId })
      const found = await newsroom.find(actor, kind, origin.documentId)
      if (!found.ok) return { outcome: 'kept', because: 'deleted-here' }
      const { id, revision, slug } = found.value
      if (origin.revision !== revision) return { outcome: 'kept', because: 'changed-here' }
      // A slug that gave way when the document came stays: readers know it.
      const saved = insist(await newsroom.save(actor, kind, id, revision, { ...content, ...('slug' in content && { slug }) }))
      if (isPublished && rulesOf(kind).workflow === 'drafted') insist(await newsroom.publish(actor, kind, id, saved.revision))
      await db
        .updateTable('origin')
        .set({ fingerprint, revision: saved.revision, importedAt: toInstant(clock()) })
        .where('system', '=', origin.system)
        .where('type', '=', origin.type)
        .where('originalId', '=', origin.originalId)
        .where('site', '=', origin.site)
        .execute()
      if (isDryRun) throw new Rollback({ outcome: 'updated' })
      return { outcome: 'updated' }
    })
  } catch (error) {
    if (error instanceof Rollback) return error.written
    throw error
  }
}

/** Undoes the transaction, which is not a fault. */
class Rollback extends Error {
  readonly written: Written

  constructor(written: Written) {
    super('the transaction is undone')
    this.written = written
  }
}

function insist<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  const { ok: _ok, ...refusal } = outcome
  throw new Rollback({ outcome: 'refused', refusal: refusal as Refusal }) // what is left of a refused outcome
}
