import { createHash } from 'node:crypto'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import { toInstant } from '../../content/time.ts'
import { documentWriter } from '../../store/documents/documentWriter.ts'
import { importDocuments } from '../../store/documents/importDocuments.ts'
import type { ImportedDocument } from '../../store/documents/importedDocument.ts'
import { originIds } from '../originIds.ts'
import type { MovedDocument, MovedKind } from '../record.ts'
import { freePaths } from './freePaths.ts'
import { findAdopted, findOrigins, findTakenIds, type OriginRow } from './origins.ts'
import { saveDraft, updateDocument } from './updateDocument.ts'
import type { WriterParts, Written } from './writerParts.ts'

export interface MagazineWriter {
  /** Takes in records of one kind: each whole, or not at all. One that came before is changed if it has changed there and not here. */
  write(documents: readonly MovedDocument[]): Promise<Written[]>
}

/** What stands for another of the same name, if it was here before. */
const ADOPTED: ReadonlySet<MovedKind> = new Set([
  'section',
  'tag',
  'author',
  'menu',
  'siteSettings',
  'popupSettings',
  'supportSettings',
  'analyticsSettings',
  'homePage',
])

/** Puts what comes from elsewhere into the magazine. A second run with the same records changes nothing; one that was cut off is gone on with. */
export async function createWriter(parts: WriterParts): Promise<MagazineWriter> {
  const { database, actor, clock, source, isDryRun } = parts
  const idOf = originIds(source)
  const adopted = await findAdopted(database.db, source)

  async function write(given: readonly MovedDocument[]): Promise<Written[]> {
    const documents = given.map((document) => ({ ...document, content: withAdopted(document.content, adopted) }))
    const known = await findOrigins(database.db, source, documents)
    const taken = await findTakenIds(
      database.db,
      documents.map(({ origin }) => idOf(origin.type, origin.id)),
    )
    const results = new Map<MovedDocument, Written>()
    const fresh: MovedDocument[] = []
    for (const document of documents) {
      const origin = known.get(idOf(document.origin.type, document.origin.id))
      if (origin) results.set(document, await writeAgain(document, origin))
      else if (taken.has(idOf(document.origin.type, document.origin.id)))
        results.set(document, { outcome: 'kept', because: 'here-already' })
      else if (await adopt(document)) results.set(document, { outcome: 'adopted' })
      else fresh.push(document)
    }
    for (const [document, written] of isDryRun ? fresh.map(tryOut) : await create(fresh)) results.set(document, written)
    return documents.map((document) => results.get(document) ?? { outcome: 'unchanged' })
  }

  async function writeAgain(document: MovedDocument, origin: OriginRow): Promise<Written> {
    const fingerprint = fingerprintOf(document)
    if (origin.revision === null) return { outcome: 'adopted' }
    return origin.fingerprint === fingerprint ? { outcome: 'unchanged' } : updateDocument(parts, document, origin, fingerprint)
  }

  /** A section that is here already is the section that is meant. */
  async function adopt(document: MovedDocument): Promise<boolean> {
    const { kind, content, origin } = document
    if (!ADOPTED.has(kind)) return false
    const slug: unknown = rulesOf(kind).slug(content as unknown as Contents[Kind]) // asked of what may have none, which is looked at next
    if (typeof slug !== 'string') return false
    const existing = await database.db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .where('trashedAt', 'is', null)
      .executeTakeFirst()
    if (!existing) return false
    adopted.set(idOf(origin.type, origin.id), existing.id)
    if (isDryRun) return true
    const now = toInstant(clock())
    const paths = (await freePaths(database.db, [document])).get(document) ?? []
    await database.write(async (db) => {
      const row = { system: source.system, site: source.site, type: origin.type, originalId: origin.id, documentId: existing.id }
      await db
        .insertInto('origin')
        .values({ ...row, fingerprint: fingerprintOf(document), revision: null, importedAt: now })
        .execute()
      for (const path of paths) await documentWriter(database.engine, db).redirect(path, { document: existing.id }, now)
    })
    return true
  }

  /** All that can be taken in: whoever is refused is left out, and the others are tried without. */
  async function create(documents: readonly MovedDocument[]): Promise<(readonly [MovedDocument, Written])[]> {
    const paths = await freePaths(database.db, documents)
    const results: (readonly [MovedDocument, Written])[] = []
    let left = documents.map((document) => ({ document, imported: toImported(document, paths.get(document) ?? []) }))
    while (left.length > 0) {
      const outcome = await importDocuments(
        database,
        left.map(({ imported }) => imported),
        toInstant(clock()),
      )
      if (outcome.ok) {
        for (const { document } of left)
          results.push([document, document.draft ? await saveDraft(parts, document, fingerprintOf(document)) : { outcome: 'created' }])
        return results
      }
      const refusals = new Map(outcome.refused.map(({ id, refusal }) => [id, refusal]))
      for (const { document, imported } of left) {
        const refusal = refusals.get(imported.id)
        if (refusal) results.push([document, { outcome: 'refused', refusal }])
      }
      left = left.filter(({ imported }) => !refusals.has(imported.id))
    }
    return results
  }

  function toImported(document: MovedDocument, redirects: readonly string[]): ImportedDocument {
    const now = toInstant(clock())
    const { kind, origin, content, isPublished, publishedAt, updatedAt, createdAt } = document
    const { draft: _draft, ...seen } = document
    const { system, site } = source
    return {
      id: idOf(origin.type, origin.id),
      kind,
      revisions: [{ at: updatedAt, by: actor.id, content }],
      ...(createdAt && createdAt < updatedAt && { createdAt }),
      // What is to come is planned now, for the moment that the text itself names.
      published: isPublished ? { at: publishedAt > now ? now : publishedAt, by: actor.id } : null,
      redirects,
      isSlugFlexible: true,
      // Until what readers do not see is written too, it has not come whole.
      origin: { system, site, type: origin.type, originalId: origin.id, fingerprint: fingerprintOf(seen) },
    }
  }

  return { write }
}

/** What the schema would say; what it names may not be there yet. */
function tryOut(document: MovedDocument): readonly [MovedDocument, Written] {
  const rules = rulesOf(document.kind)
  const parsed = parse(rules.schema, document.content)
  const problems = parsed.ok ? (document.isPublished && rules.missing?.(parsed.value)) || [] : parsed.problems
  return [document, problems.length > 0 ? { outcome: 'refused', refusal: { reason: 'invalid', problems } } : { outcome: 'created' }]
}

function withAdopted(content: MovedDocument['content'], adopted: ReadonlyMap<string, string>): MovedDocument['content'] {
  if (adopted.size === 0) return content
  const instead = (value: unknown): unknown =>
    typeof value === 'string' ? (adopted.get(value) ?? value) : Array.isArray(value) ? value.map(instead) : value
  const named = (['section', 'tags', 'authors'] as const).flatMap((field) => (field in content ? [[field, instead(content[field])]] : []))
  return { ...content, ...(Object.fromEntries(named) as object) }
}

/** Changes with all that readers and editors would see of a record. */
function fingerprintOf({ kind, content, draft, isPublished, publishedAt }: MovedDocument): string {
  const life = rulesOf(kind).workflow === 'drafted' ? [isPublished, publishedAt] : []
  return createHash('sha256')
    .update(JSON.stringify([kind, content, ...life, ...(draft ? [draft] : [])]))
    .digest('hex')
}
