import { createHash } from 'node:crypto'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import { toInstant } from '../../content/time.ts'
import { documentWriter } from '../../store/documents/documentWriter.ts'
import { importDocuments } from '../../store/documents/importDocuments.ts'
import type { ImportedDocument } from '../../store/documents/importedDocument.ts'
import { originIds } from '../originIds.ts'
import type { MovedHeads } from '../links.ts'
import type { MovedDocument, MovedKind } from '../record.ts'
import { createRelinker } from './createRelinker.ts'
import { freePaths } from './freePaths.ts'
import { findAdopted, findOrigins, findTakenIds, type OriginRow } from './origins.ts'
import { planAddresses } from './planAddresses.ts'
import { noteNewerDate, saveDraft, updateDocument } from './updateDocument.ts'
import type { LinksLed, WriterParts, Written } from './writerParts.ts'

export interface MagazineWriter {
  /** Takes in records of one kind: each whole, or not at all. One that came before is changed if it has changed there since, and not here. */
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

/** A record as it shall stand here. What it held there is told apart by its fingerprint, whatever its links lead to by then. */
interface Incoming {
  readonly document: MovedDocument
  readonly led: LinksLed
  readonly fingerprint: string
  /** The same without what readers do not see: until that is written too, it has not come whole. */
  readonly firstFingerprint: string
}

/**
 * Puts what comes from elsewhere into the magazine. A second run with the same records changes nothing; one that was cut off is gone on with.
 * `heads` are the texts that are to come: others lead to them before they are here.
 */
export async function createWriter(parts: WriterParts, heads: MovedHeads = []): Promise<MagazineWriter> {
  const { database, actor, clock, source, isDryRun, addresses, onDocument } = parts
  const idOf = originIds(source)
  const adopted = await findAdopted(database.db, source)
  const slugs = await planAddresses(database, source, heads, addresses, toInstant(clock()))
  const relinker = createRelinker(database.db, source, addresses)

  async function write(given: readonly MovedDocument[]): Promise<Written[]> {
    const incoming = await prepare(given)
    const origins = incoming.map(({ document: { origin } }) => ({ origin }))
    const known = await findOrigins(database.db, source, origins)
    const taken = await findTakenIds(
      database.db,
      origins.map(({ origin }) => idOf(origin.type, origin.id)),
    )
    const results = new Map<Incoming, Written>()
    const fresh: Incoming[] = []
    for (const one of incoming) {
      const id = idOf(one.document.origin.type, one.document.origin.id)
      const origin = known.get(id)
      if (origin) results.set(one, await writeAgain(one, origin))
      else if (taken.has(id)) results.set(one, { outcome: 'kept', because: 'here-already' })
      else if (await adopt(one)) results.set(one, { outcome: 'adopted' })
      else fresh.push(one)
    }
    for (const [one, written] of isDryRun ? fresh.map(tryOut) : await create(fresh)) results.set(one, written)
    if (isDryRun) for (const { document } of incoming) relinker.expect(document)
    return incoming.map((one) => {
      const written = results.get(one) ?? { outcome: 'unchanged' }
      if (written.outcome === 'created' || written.outcome === 'updated') onDocument?.(one.document)
      return written
    })
  }

  async function prepare(given: readonly MovedDocument[]): Promise<Incoming[]> {
    const documents = given.map((document) => ({ ...document, content: withAdopted(document.content, adopted) }))
    const relinked = await relinker.relink(documents, toInstant(clock()))
    return documents.flatMap((document, index) => {
      const { draft: _draft, ...seen } = document
      const { document: linked = document, led = {} } = relinked[index] ?? {}
      const slug = slugs.get(idOf(document.origin.type, document.origin.id))
      const fingerprint = fingerprintOf(document)
      return {
        document: slug === undefined ? linked : { ...linked, content: { ...linked.content, slug } },
        led,
        fingerprint,
        firstFingerprint: document.draft ? fingerprintOf(seen) : fingerprint,
      }
    })
  }

  async function writeAgain({ document, led, fingerprint }: Incoming, origin: OriginRow): Promise<Written> {
    if (origin.revision === null) return { outcome: 'adopted' }
    if (origin.fingerprint === fingerprint) {
      await noteNewerDate(parts, document, origin)
      return { outcome: 'unchanged' }
    }
    const written = await updateDocument(parts, document, origin, fingerprint)
    return written.outcome === 'updated' ? { ...written, ...led } : written
  }

  /** A section that is here already is the section that is meant. */
  async function adopt({ document, fingerprint }: Incoming): Promise<boolean> {
    const { kind, content, origin, modifiedAt } = document
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
        .values({ ...row, fingerprint, revision: null, importedAt: now, modifiedAt })
        .execute()
      for (const path of paths) await documentWriter(database.engine, db).redirect(path, { document: existing.id }, now)
    })
    return true
  }

  /** All that can be taken in: whoever is refused is left out, and the others are tried without. */
  async function create(given: readonly Incoming[]): Promise<(readonly [Incoming, Written])[]> {
    const paths = await freePaths(
      database.db,
      given.map(({ document }) => document),
    )
    const results: (readonly [Incoming, Written])[] = []
    let left = given.map((one) => ({ one, imported: toImported(one, paths.get(one.document) ?? []) }))
    while (left.length > 0) {
      const outcome = await importDocuments(
        database,
        left.map(({ imported }) => imported),
        toInstant(clock()),
      )
      if (outcome.ok) {
        for (const { one } of left) {
          const written = one.document.draft ? await saveDraft(parts, one.document, one.fingerprint) : CREATED
          results.push([one, written.outcome === 'created' ? { ...written, ...one.led } : written])
        }
        return results
      }
      const refusals = new Map(outcome.refused.map(({ id, refusal }) => [id, refusal]))
      for (const { one, imported } of left) {
        const refusal = refusals.get(imported.id)
        if (refusal) results.push([one, { outcome: 'refused', refusal }])
      }
      left = left.filter(({ imported }) => !refusals.has(imported.id))
    }
    return results
  }

  function toImported({ document, firstFingerprint }: Incoming, redirects: readonly string[]): ImportedDocument {
    const now = toInstant(clock())
    const { kind, origin, content, isPublished, publishedAt, updatedAt, createdAt, modifiedAt } = document
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
      origin: { system, site, type: origin.type, originalId: origin.id, fingerprint: firstFingerprint, modifiedAt },
    }
  }

  return { write }
}

const CREATED: Written = { outcome: 'created' }

/** What the schema would say; what it names may not be there yet. */
function tryOut(incoming: Incoming): readonly [Incoming, Written] {
  const { document, led } = incoming
  const rules = rulesOf(document.kind)
  const parsed = parse(rules.schema, document.content)
  const problems = parsed.ok ? (document.isPublished && rules.missing?.(parsed.value)) || [] : parsed.problems
  return [incoming, problems.length > 0 ? { outcome: 'refused', refusal: { reason: 'invalid', problems } } : { outcome: 'created', ...led }]
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
