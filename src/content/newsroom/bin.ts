import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { binScope, may } from '../people/permissions.ts'
import { DAY_MS, toInstant, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentWriter, DocumentReader } from './documentStore.ts'
import type { Document, DocumentHead } from './document.ts'
import { BIN_DAYS, type BinListing, type BinQuery, type TrashedDocument } from './binEntry.ts'
import { SINGLETONS } from './listing.ts'
import { loadAuthorized, reread, subjectOf } from './loadAuthorized.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { resolveSlug } from './resolveSlug.ts'
import { showAtOnce } from './showAtOnce.ts'
import { usesFor } from './usesFor.ts'
import { writeRevision } from './writeRevision.ts'

export interface Recovered {
  readonly document: Document
  /** The slug it has now, if another document took its own meanwhile. */
  readonly newSlug: string | null
}

export interface BinParts {
  readonly documents: DocumentStore
  readonly now: () => Instant
  readonly forgetFile?: ((hash: string) => Promise<void>) | undefined
}

/** Deleting moves a document to the bin; from there it comes back or is deleted for ever. */
export function createBin({ documents, now, forgetFile }: BinParts) {
  /** Moves a document to the bin, unless another one names it: from then on nobody finds it anywhere else. */
  function remove(actor: User, kind: Kind, id: string): Promise<Outcome<null>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'delete', kind, id)
      if (!found.ok) return found
      if (SINGLETONS.some((only) => only === kind)) return refused({ reason: 'forbidden', because: 'only-one' })
      const { seen, others, more } = await usesFor(writer, actor, id, now())
      if (seen.length + others > 0) return refused({ reason: 'in-use', by: seen.map(({ title }) => title), others, more })
      await writer.trash(found.value, { by: actor.id, at: now(), gone: publicAddresses(found.value, now()) })
      return done(null)
    })
  }

  /** What is in the bin: all of it for who answers for the magazine, what they put there for everybody else. */
  function bin(actor: User, query: Omit<BinQuery, 'by'>): Promise<Outcome<BinListing>> {
    const by = binScope(actor) === 'all' ? undefined : actor.id
    return documents.read(async (reader) => done(await reader.bin({ ...query, by })))
  }

  /** Takes a document out of the bin: a drafted one as a draft, one whose kind is always visible back to readers. */
  function recover(actor: User, id: string): Promise<Outcome<Recovered>> {
    return documents.write(async (writer) => {
      const found = await openTrashed(writer, actor, id)
      if (!found.ok) return found
      const { trashedAt: _at, trashedBy: _by, ...head } = found.value
      const content = await writer.content(id, head.revision)
      if (!content) return refused({ reason: 'not-found' })
      const settled = await settleName(writer, head.kind, content, now())
      if (!settled.ok) return settled
      const slug = rulesOf(head.kind).slug(settled.value)
      const isRenamed = slug !== rulesOf(head.kind).slug(content)
      // What was planned for it, and what could be taken back, went with it.
      const back = { ...head, slug, withdrawalAt: null, lastAct: null }
      await writer.recover(back)
      if (isRenamed) await writeRevision(writer, actor, { ...back, content }, settled.value, now())
      else if (rulesOf(head.kind).workflow === 'direct') await showAtOnce(writer, back, now())
      const document = await reread(writer, head.kind, id)
      return document.ok ? done({ document: document.value, newSlug: isRenamed ? slug : null }) : document
    })
  }

  /** Deletes for ever what is in the bin: a document with its revisions, a medium with the files that no other has. */
  async function purge(actor: User, id: string): Promise<Outcome<null>> {
    const purged = await documents.write(async (writer) => {
      const found = await openTrashed(writer, actor, id)
      return found.ok ? done(await purgeOne(writer, found.value)) : found
    })
    if (!purged.ok) return purged
    await forgetFiles(documents, purged.value, forgetFile)
    return done(null)
  }

  return { remove, bin, recover, purge }
}

/** What was deleted for ever, and the files that it had. */
export interface Purged {
  readonly head: DocumentHead
  readonly hashes: readonly string[]
}

interface ExpiryParts extends BinParts {
  /** Does the work in a transaction, and writes down in it what was deleted. */
  readonly purging: (work: (writer: DocumentWriter) => Promise<Purged | null>) => Promise<Purged | null>
}

/** Deletes for ever what has been in the bin for longer than `BIN_DAYS`, each in a transaction of its own, and says how many. */
export async function purgeExpired({ documents, now, forgetFile, purging }: ExpiryParts): Promise<number> {
  const before = toInstant(new Date(Date.parse(now()) - BIN_DAYS * DAY_MS))
  let count = 0
  for (const id of await documents.read((reader) => reader.trashedBefore(before))) {
    const purged = await purging(async (writer) => {
      const found = await writer.trashed(id)
      // Somebody may have taken it out, or put it there again, since we looked.
      return found && found.trashedAt <= before ? { head: found, hashes: await purgeOne(writer, found) } : null
    })
    if (!purged) continue
    count += 1
    await forgetFiles(documents, purged.hashes, forgetFile)
  }
  return count
}

/** The document, if it is in the bin and the actor may take it out: it is theirs to see there, and theirs to delete. */
export async function openTrashed(reader: DocumentReader, actor: User, id: string): Promise<Outcome<TrashedDocument>> {
  const found = await reader.trashed(id)
  if (!found) return refused({ reason: 'not-found' })
  if (binScope(actor) === 'own' && found.trashedBy !== actor.id) return refused({ reason: 'forbidden', because: 'not-yours' })
  const permission = may(actor, 'delete', subjectOf(found), await reader.siteSettings())
  return permission.allowed ? done(found) : refused({ reason: 'forbidden', because: permission.because })
}

/** Gives back the files that it had. */
async function purgeOne(writer: DocumentWriter, { id, kind }: DocumentHead): Promise<readonly string[]> {
  const hashes = kind === 'media' ? await writer.hashesOf(id) : []
  await writer.purge(id)
  return hashes
}

/**
 * In a transaction of its own, after the document is gone for good: nothing is written, but nobody can bring the same file back between
 * the question and the deed.
 */
async function forgetFiles(documents: DocumentStore, hashes: readonly string[], forgetFile: BinParts['forgetFile']): Promise<void> {
  if (!forgetFile || hashes.length === 0) return
  await documents.write(async (writer) => {
    for (const hash of hashes) if (!(await writer.isHashKept(hash))) await forgetFile(hash)
  })
}

/** Where readers have found it. */
function publicAddresses({ kind, slug, publications, firstPublishedAt }: DocumentHead, now: Instant): string[] {
  const address = rulesOf(kind).address
  if (!address) return []
  const shown = publications.flatMap((publication) => (publication.from <= now ? [publication.slug] : []))
  const slugs = firstPublishedAt !== null && firstPublishedAt <= now ? [...shown, slug] : shown
  return [...new Set(slugs)].flatMap((one) => (one === null ? [] : [address(one)]))
}

/** Its content with a slug that is free; an announcement gives way by its identifier. */
async function settleName(reader: DocumentReader, kind: Kind, content: Contents[Kind], now: Instant): Promise<Outcome<Contents[Kind]>> {
  const settled = await resolveSlug(reader, kind, null, content, false, now)
  if (settled.ok || settled.reason !== 'slug-taken' || kind !== 'popup') return settled
  return done({ ...(content as Contents['popup']), id: settled.free }) // a document of kind popup holds a Popup
}
