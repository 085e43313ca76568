import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { parse } from '../parse.ts'
import { may, viewScope, type Action } from '../people/permissions.ts'
import { settleAll } from '../settleAll.ts'
import { toInstant, type Clock } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentReader, DocumentWriter, WriteScope } from './documentStore.ts'
import { beginDocument } from './beginDocument.ts'
import { createBin } from './bin.ts'
import { changedFields, compare, type FieldComparison } from './compare.ts'
import type { Document, Revision } from './document.ts'
import { returnChange } from './handedIn.ts'
import type { Choice, ListedDocument, Listing, ListQuery, Uses } from './listing.ts'
import { createMediaFiles } from './mediaFiles.ts'
import { createTagMerging } from './mergeTags.ts'
import { deny, loadAuthorized, refuseStale, reread } from './loadAuthorized.ts'
import { createOverview } from './overview.ts'
import { createPresence } from './presence.ts'
import { createPreviewing } from './previewing.ts'
import { createPublishing } from './publishing.ts'
import { createPublishWarnings } from './publishWarnings.ts'
import { createRedirects } from './redirects.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { createRetagging } from './retag.ts'
import { hasOwnSlug, resolveSlug } from './resolveSlug.ts'
import { usesFor } from './usesFor.ts'
import { withSuccessors } from './successors.ts'
import { foldable, writeRevision } from './writeRevision.ts'

export interface NewsroomParts {
  readonly documents: DocumentStore
  readonly clock: Clock
  readonly newId: () => string
  /** Deletes the files of a medium that nothing needs any more; without it they stay. */
  readonly forgetFile?: (hash: string) => Promise<void>
}

export interface CreatedOnce<K extends Kind> {
  readonly document: Document<K>
  /** False if an earlier request had made it already. */
  readonly isNew: boolean
}

export type Newsroom = ReturnType<typeof createNewsroom>

/** What editors can do to documents. Each call is one transaction, asks `may` first, and answers with the new state or a refusal. */
export function createNewsroom({ documents, clock, newId, forgetFile }: NewsroomParts) {
  const now = () => toInstant(clock())

  /** Begins a document. Readers see nothing of a drafted kind until it is published; a direct kind is theirs at once. */
  function create<K extends Kind>(actor: User, kind: K, input: unknown, id = newId()): Promise<Outcome<Document<K>>> {
    return documents.write((writer) => beginDocument(writer, actor, kind, input, id, now()), scopeOf(kind, id))
  }

  /**
   * Begins a document under an identifier that its author's program chose, so that a request which is repeated, because its answer was
   * lost, finds the document that the first one made, as it is by now.
   */
  function createOnce<K extends Kind>(actor: User, kind: K, input: unknown, id: string): Promise<Outcome<CreatedOnce<K>>> {
    return documents.write(
      async (writer) => {
        const denial = await deny(writer, actor, 'create', { kind })
        if (denial) return refused(denial)
        if (await writer.trashed(id)) return refused({ reason: 'id-taken' })
        const existing = await writer.head(id)
        if (existing && (existing.kind !== kind || existing.createdBy !== actor.id)) return refused({ reason: 'id-taken' })
        const document = existing
          ? await loadAuthorized(writer, actor, 'view', kind, id)
          : await beginDocument(writer, actor, kind, input, id, now())
        return document.ok ? done({ document: document.value, isNew: !existing }) : document
      },
      scopeOf(kind, id),
    )
  }

  /**
   * Saves a revision. `base` is the one the editor started from: if it is not the newest any more, the save is refused, unless the newest
   * holds these very words of the same person, whose program never heard that they were saved. One that a draft makes by itself takes the
   * place of the last such: the history is for people.
   */
  function save<K extends Kind>(
    actor: User,
    kind: K,
    id: string,
    base: number,
    input: unknown,
    isAutomatic = false,
  ): Promise<Outcome<Document<K>>> {
    return documents.write(
      async (writer) => {
        const found = await loadAuthorized(writer, actor, 'edit', kind, id)
        if (!found.ok) return found
        const [content, folded] = await settleAll([
          readContent(writer, found.value, input),
          isAutomatic ? foldable(writer, actor, found.value, now()) : Promise.resolve(null),
        ])
        if (base !== found.value.revision) {
          const isRepeated = content.ok && base < found.value.revision && isSavedBy(actor, found.value, content.value)
          return isRepeated ? found : refuseStale(writer, found.value)
        }
        return content.ok ? writeRevision(writer, actor, found.value, content.value, now(), { isAutomatic, folded }) : content
      },
      scopeOf(kind, id),
    )
  }

  /** What a save of a document would hold, once its input is checked. */
  async function readContent(reader: DocumentReader, { kind, id, content }: Document, input: unknown): Promise<Outcome<Contents[Kind]>> {
    const parsed = parse(rulesOf(kind).schema, input)
    if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
    const given = await withSuccessors(reader, kind, parsed.value)
    return resolveSlug(reader, kind, id, rulesOf(kind).keepFixed?.(content, given) ?? given, hasOwnSlug(input), now())
  }

  /** Makes an old revision the newest again, as a save of its own: the revisions in between are kept. */
  function restore<K extends Kind>(actor: User, kind: K, id: string, base: number, revision: number): Promise<Outcome<Document<K>>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'edit', kind, id, base)
      if (!found.ok) return found
      const content = await writer.content(id, revision)
      if (!content) return refused({ reason: 'not-found' })
      const slugged = await resolveSlug(writer, kind, id, await withSuccessors(writer, kind, content), false, now())
      if (!slugged.ok) return slugged
      return writeRevision(writer, actor, found.value, slugged.value, now())
    })
  }

  /** Hands a document in for review, with a word to the next person. */
  function submit<K extends Kind>(actor: User, kind: K, id: string, note = ''): Promise<Outcome<Document<K>>> {
    return change(actor, 'submit', kind, id, async (writer, { content: _content, ...head }) => {
      // What readers always see is handed in by saving it.
      if (rulesOf(kind).workflow === 'direct') return refused({ reason: 'forbidden', because: 'always-visible' })
      await writer.update({ ...head, inReview: true, note, returnedBy: null })
      return reread(writer, kind, id)
    })
  }

  /** Gives a document back to whoever wrote it; of a direct kind, the change that was handed in. */
  function sendBack<K extends Kind>(actor: User, kind: K, id: string, note = ''): Promise<Outcome<Document<K>>> {
    return change(actor, 'publish', kind, id, async (writer, document) => {
      if (rulesOf(kind).workflow === 'direct') return returnChange(writer, actor, document, note, now())
      const { content: _content, ...head } = document
      await writer.update({ ...head, inReview: false, note, returnedBy: actor.id })
      return reread(writer, kind, id)
    })
  }

  /** Gives a document to people who can work on it. Whoever has it already and is suspended since keeps it: they may come back. */
  function assign<K extends Kind>(actor: User, kind: K, id: string, assignees: readonly string[]): Promise<Outcome<Document<K>>> {
    const people = [...new Set(assignees)]
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'assign', kind, id)
      if (!found.ok) return found
      const absent = await writer.absentUsers(people.filter((person) => !found.value.assignees.includes(person)))
      const [first] = absent
      if (first) return refused({ reason: 'invalid', problems: [{ path: ['assignees'], problem: `user-${first.because}` }] })
      await writer.assign(id, people)
      return reread(writer, kind, id)
    })
  }

  /** Where a document is used; what the actor may not open is only counted. */
  function uses(actor: User, kind: Kind, id: string): Promise<Outcome<Uses>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'view', kind, id)
      if (!found.ok) return found
      const { seen, others, more } = await usesFor(reader, actor, id, now())
      return done({ uses: seen, others, more })
    })
  }

  function revisions(actor: User, kind: Kind, id: string): Promise<Outcome<Revision[]>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'view', kind, id)
      return found.ok ? done(await reader.revisions(id)) : found
    })
  }

  /** What changed between two revisions, in words. */
  function difference(actor: User, kind: Kind, id: string, older: number, newer: number): Promise<Outcome<FieldComparison[]>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'view', kind, id)
      if (!found.ok) return found
      const [before, after] = [await reader.content(id, older), await reader.content(id, newer)]
      return before && after ? done(compare({ ...before }, { ...after })) : refused({ reason: 'not-found' })
    })
  }

  function find<K extends Kind>(actor: User, kind: K, id: string): Promise<Outcome<Document<K>>> {
    return documents.read((reader) => loadAuthorized(reader, actor, 'view', kind, id))
  }

  /** The documents of a kind, as many as the actor may open. */
  function list(actor: User, query: ListQuery): Promise<Outcome<Listing>> {
    return documents.read((reader) => listWithin(reader, actor, query))
  }

  async function listWithin(reader: DocumentReader, actor: User, query: ListQuery): Promise<Outcome<Listing>> {
    const scope = viewScope(actor, query.kind, await reader.siteSettings())
    if (scope === 'none') return refused({ reason: 'forbidden', because: 'role' })
    return done(await reader.list({ ...query, ...(scope !== 'all' && { [scope]: actor.id }) }, now()))
  }

  /**
   * The same for a form that names documents of a kind: whoever may not open them is told what they are called, and finds them by that alone.
   */
  function choices(actor: User, query: ListQuery): Promise<Outcome<Listing | { total: number; documents: readonly Choice[] }>> {
    return documents.read(async (reader) => {
      const { kind, words, ids, sort, limit, offset } = query
      const settings = await reader.siteSettings()
      if (viewScope(actor, kind, settings) !== 'none' || !may(actor, 'choose', { kind }, settings).allowed)
        return listWithin(reader, actor, query)
      const found = await reader.list({ kind, sort, limit, offset, ...(words && { words }), ...(ids && { ids }) }, now())
      return done({ total: found.total, documents: found.documents.map(toChoice) })
    })
  }

  function change<K extends Kind>(
    actor: User,
    action: Action,
    kind: K,
    id: string,
    work: (writer: DocumentWriter, document: Document<K>) => Promise<Outcome<Document<K>>>,
  ): Promise<Outcome<Document<K>>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, action, kind, id)
      return found.ok ? work(writer, found.value) : found
    })
  }

  return {
    create,
    createOnce,
    save,
    restore,
    submit,
    sendBack,
    assign,
    revisions,
    difference,
    find,
    list,
    choices,
    uses,
    ...createPublishing(documents, now),
    ...createBin({ documents, now, forgetFile }),
    ...createRedirects(documents, now),
    ...createMediaFiles(documents, now, newId),
    ...createTagMerging(documents, now),
    ...createRetagging(documents, now),
    ...createPresence(documents, now),
    ...createPreviewing(documents, now, newId),
    ...createPublishWarnings(documents, now),
    ...createOverview(documents, now),
  }
}

const toChoice = ({ id, kind, title, slug, summary }: ListedDocument): Choice => ({
  id,
  kind,
  title,
  slug,
  number: 'number' in summary ? summary.number : null,
})

/** What of a kind with drafts is written beside others; what readers see at once is written alone. */
const scopeOf = (kind: Kind, id: string): WriteScope => (rulesOf(kind).workflow === 'drafted' ? { draft: id } : 'newsroom')

const isSavedBy = (actor: User, newest: Document, content: Contents[Kind]): boolean =>
  newest.updatedBy === actor.id && changedFields({ ...newest.content }, { ...content }).length === 0
