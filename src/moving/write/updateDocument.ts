import type { Kysely } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import type { Outcome, Refusal } from '../../content/newsroom/refusal.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import { documentStoreWithin } from '../../store/documents/documentStore.ts'
import type { Tables } from '../../store/tables.ts'
import { originIds } from '../originIds.ts'
import type { MovedDocument } from '../record.ts'
import type { OriginRow } from './origins.ts'
import type { WriterParts, Written } from './writerParts.ts'

/** Brings a document up to date with what it has become there, unless somebody worked on it here or something newer came before: whole, or not at all. */
export async function updateDocument(parts: WriterParts, moved: MovedDocument, origin: OriginRow, fingerprint: string): Promise<Written> {
  const { database, actor, clock, newId, isDryRun } = parts
  const { kind, content, isPublished, modifiedAt } = moved
  try {
    return await database.write(async (db): Promise<Written> => {
      const newsroom = createNewsroom({ documents: documentStoreWithin(database.engine, db), clock, newId })
      const found = await newsroom.find(actor, kind, origin.documentId)
      if (!found.ok) return { outcome: 'kept', because: 'deleted-here' }
      const { id, revision, slug } = found.value
      if (origin.revision !== revision) return { outcome: 'kept', because: 'changed-here' }
      if (isOlder(modifiedAt, origin.modifiedAt)) return { outcome: 'kept', because: 'older-there' }
      // A slug that gave way when the document came stays: readers know it.
      const saved = insist(await newsroom.save(actor, kind, id, revision, { ...content, ...('slug' in content && { slug }) }))
      if (isPublished && rulesOf(kind).workflow === 'drafted') insist(await newsroom.publish(actor, kind, id, saved.revision))
      const newest = moved.draft ? insist(await newsroom.save(actor, kind, id, saved.revision, moved.draft)) : saved
      await noteOrigin(db, origin, {
        fingerprint,
        revision: newest.revision,
        importedAt: toInstant(clock()),
        modifiedAt: modifiedAt ?? origin.modifiedAt,
      })
      if (isDryRun) throw new Rollback({ outcome: 'updated' })
      return { outcome: 'updated' }
    })
  } catch (error) {
    if (error instanceof Rollback) return error.written
    throw error
  }
}

/** Remembers of a document that has not changed that it is newer than was known: an export from between then and now brings nothing back. */
export async function noteNewerDate({ database, isDryRun }: WriterParts, { modifiedAt }: MovedDocument, origin: OriginRow): Promise<void> {
  if (isDryRun || modifiedAt === null || modifiedAt <= (origin.modifiedAt ?? '')) return
  await database.write((db) => noteOrigin(db, origin, { modifiedAt }))
}

/** Is what comes older than what came before? Of what has no date nobody knows. */
const isOlder = (coming: Instant | null, known: Instant | null): boolean => coming !== null && known !== null && coming < known

/** Writes what editors have and readers do not see, of a document that has just come: it has come whole then. */
export async function saveDraft(
  { database, actor, clock, newId, source }: WriterParts,
  moved: MovedDocument,
  fingerprint: string,
): Promise<Written> {
  const { kind, origin, draft, modifiedAt } = moved
  const id = originIds(source)(origin.type, origin.id)
  return database.write(async (db) => {
    const newsroom = createNewsroom({ documents: documentStoreWithin(database.engine, db), clock, newId })
    const saved = await newsroom.save(actor, kind, id, 1, draft)
    const row = { ...source, type: origin.type, originalId: origin.id }
    if (!saved.ok) return refusedBy(saved)
    await noteOrigin(db, row, { fingerprint, revision: saved.value.revision, importedAt: toInstant(clock()), modifiedAt })
    return { outcome: 'created' }
  })
}

function noteOrigin(
  db: Kysely<Tables>,
  { system, site, type, originalId }: Pick<OriginRow, 'system' | 'site' | 'type' | 'originalId'>,
  change: Partial<Pick<OriginRow, 'fingerprint' | 'revision' | 'importedAt' | 'modifiedAt'>>,
): Promise<unknown> {
  return db
    .updateTable('origin')
    .set(change)
    .where('system', '=', system)
    .where('site', '=', site)
    .where('type', '=', type)
    .where('originalId', '=', originalId)
    .execute()
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
  throw new Rollback(refusedBy(outcome))
}

function refusedBy({ ok: _ok, ...refusal }: Extract<Outcome<unknown>, { ok: false }>): Written {
  return { outcome: 'refused', refusal: refusal as Refusal } // what is left of a refused outcome
}
