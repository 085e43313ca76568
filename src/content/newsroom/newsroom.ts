import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { parse } from '../parse.ts'
import { viewScope, type Action } from '../permissions.ts'
import { isInstant, toInstant, type Clock, type Instant } from '../time.ts'
import type { User } from '../user.ts'
import type { Archive, Desk } from './archive.ts'
import { changedFields, compare, type FieldComparison } from './compare.ts'
import { isVisible, type Document, type DocumentHead, type Revision } from './document.ts'
import type { Listing, ListQuery } from './listing.ts'
import { brokenReferences } from './references.ts'
import { deny, open, reread } from './open.ts'
import { publishRevision, type PublishingTimes } from './publish.ts'
import { createRedirects } from './redirects.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { hasOwnSlug, settleSlug } from './settleSlug.ts'

export const REVISIONS_KEPT = 50

export interface NewsroomParts {
  readonly archive: Archive
  readonly clock: Clock
  readonly newId: () => string
}

export type Newsroom = ReturnType<typeof createNewsroom>

/** What editors can do to documents. Each call is one transaction, asks `may` first, and answers with the new state or a refusal. */
export function createNewsroom({ archive, clock, newId }: NewsroomParts) {
  const now = () => toInstant(clock())

  /** Begins a document. Readers see nothing of a drafted kind until it is published; a direct kind is theirs at once. */
  function create<K extends Kind>(actor: User, kind: K, input: unknown, id = newId()): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const denial = await deny(desk, actor, 'create', { kind })
      if (denial) return refused(denial)
      const parsed = parse(rulesOf(kind).schema, input)
      if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
      const slugged = await settleSlug(desk, kind, null, parsed.value, hasOwnSlug(input), now())
      if (!slugged.ok) return slugged
      const at = now()
      const head: DocumentHead<K> = {
        id,
        kind,
        slug: rulesOf(kind).slug(slugged.value),
        title: rulesOf(kind).title(slugged.value),
        revision: 1,
        inReview: false,
        note: '',
        createdAt: at,
        createdBy: actor.id,
        updatedAt: at,
        updatedBy: actor.id,
        assignees: [],
        firstPublishedAt: null,
        publications: [],
      }
      await desk.insert(head)
      await desk.addRevision(id, kind, { number: 1, at, by: actor.id, changed: Object.keys(slugged.value), content: slugged.value })
      if (rulesOf(kind).workflow === 'direct') await publishRevision(desk, head, slugged.value, { at, until: null }, at)
      return reread(desk, kind, id)
    })
  }

  /** Saves a revision. `base` is the one the editor started from: if it is not the newest any more, the save is refused. */
  function save<K extends Kind>(actor: User, kind: K, id: string, base: number, input: unknown): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'edit', kind, id, base)
      if (!found.ok) return found
      const parsed = parse(rulesOf(kind).schema, input)
      if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
      const content = rulesOf(kind).keepFixed?.(found.value.content, parsed.value) ?? parsed.value
      const slugged = await settleSlug(desk, kind, id, content, hasOwnSlug(input), now())
      if (!slugged.ok) return slugged
      return writeRevision(desk, actor, found.value, slugged.value)
    })
  }

  /** Makes an old revision the newest again, as a save of its own: the revisions in between are kept. */
  function restore<K extends Kind>(actor: User, kind: K, id: string, base: number, revision: number): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'edit', kind, id, base)
      if (!found.ok) return found
      const content = await desk.content(id, revision)
      if (!content) return refused({ reason: 'not-found' })
      const slugged = await settleSlug(desk, kind, id, content, false, now())
      if (!slugged.ok) return slugged
      return writeRevision(desk, actor, found.value, slugged.value)
    })
  }

  /** Hands a document in for review, with a word to the next person. */
  function submit<K extends Kind>(actor: User, kind: K, id: string, note = ''): Promise<Outcome<Document<K>>> {
    return change(actor, 'submit', kind, id, (head) => ({ ...head, inReview: true, note }))
  }

  /** Gives a document back to whoever wrote it. */
  function sendBack<K extends Kind>(actor: User, kind: K, id: string, note = ''): Promise<Outcome<Document<K>>> {
    return change(actor, 'publish', kind, id, (head) => ({ ...head, inReview: false, note }))
  }

  function assign<K extends Kind>(actor: User, kind: K, id: string, assignees: readonly string[]): Promise<Outcome<Document<K>>> {
    const people = [...new Set(assignees)]
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'assign', kind, id)
      if (!found.ok) return found
      const unknown = await desk.unknownUsers(people)
      if (unknown.length > 0) return refused({ reason: 'invalid', problems: [{ path: ['assignees'], problem: 'user-unknown' }] })
      const { content: _content, ...head } = found.value
      await desk.update({ ...head, assignees: people })
      return reread(desk, kind, id)
    })
  }

  /** Shows the newest revision to readers: now, at the time the document names, or `at`. */
  function publish<K extends Kind>(actor: User, kind: K, id: string, base: number, at?: Instant): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'publish', kind, id, base)
      if (!found.ok) return found
      if (rulesOf(kind).workflow === 'direct') return refused({ reason: 'forbidden', because: 'always-visible' })
      if (at !== undefined && !isInstant(at)) return refused(notAMoment)
      const { content, ...head } = found.value
      const missing = [...(rulesOf(kind).missing?.(content) ?? []), ...(await brokenReferences(desk, kind, content))]
      if (missing.length > 0) return refused({ reason: 'invalid', problems: missing })
      const times = publishingTimes(head, content, at, now())
      if (!times.ok) return times
      await publishRevision(desk, { ...head, inReview: false }, content, times.value, now())
      return reread(desk, kind, id)
    })
  }

  /** Takes a document away from readers, now or `at`. Its draft and its revisions stay. */
  function unpublish<K extends Kind>(actor: User, kind: K, id: string, at?: Instant): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'unpublish', kind, id)
      if (!found.ok) return found
      if (rulesOf(kind).workflow === 'direct') return refused({ reason: 'forbidden', because: 'always-visible' })
      if (at !== undefined && !isInstant(at)) return refused(notAMoment)
      await desk.endPublications(id, later(at, now()))
      const ended = await reread(desk, kind, id)
      if (!ended.ok || ended.value.publications.length > 0 || !isAhead(ended.value.firstPublishedAt, now())) return ended
      // Nobody ever saw it: it is a draft again, with no date.
      const { content: _content, ...head } = ended.value
      await desk.update({ ...head, firstPublishedAt: null })
      return reread(desk, kind, id)
    })
  }

  /** Deletes a document with its revisions, unless another one names it. */
  async function remove(actor: User, kind: Kind, id: string): Promise<Outcome<null>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, 'delete', kind, id)
      if (!found.ok) return found
      const users = await desk.usersOf(id)
      if (users.length > 0) return refused({ reason: 'in-use', by: users })
      await desk.remove(id)
      return done(null)
    })
  }

  function revisions(actor: User, kind: Kind, id: string): Promise<Outcome<Revision[]>> {
    return archive.read(async (desk) => {
      const found = await open(desk, actor, 'view', kind, id)
      return found.ok ? done(await desk.revisions(id)) : found
    })
  }

  /** What changed between two revisions, in words. */
  function difference(actor: User, kind: Kind, id: string, older: number, newer: number): Promise<Outcome<FieldComparison[]>> {
    return archive.read(async (desk) => {
      const found = await open(desk, actor, 'view', kind, id)
      if (!found.ok) return found
      const [before, after] = [await desk.content(id, older), await desk.content(id, newer)]
      return before && after ? done(compare({ ...before }, { ...after })) : refused({ reason: 'not-found' })
    })
  }

  function find<K extends Kind>(actor: User, kind: K, id: string): Promise<Outcome<Document<K>>> {
    return archive.read((desk) => open(desk, actor, 'view', kind, id))
  }

  /** The documents of a kind, as many as the actor may open. */
  function list(actor: User, query: ListQuery): Promise<Outcome<Listing>> {
    return archive.read(async (desk) => {
      const scope = viewScope(actor, query.kind, await desk.siteSettings())
      if (scope === 'none') return refused({ reason: 'forbidden', because: 'role' })
      return done(await desk.list({ ...query, ...(scope !== 'all' && { [scope]: actor.id }) }, now()))
    })
  }

  async function writeRevision<K extends Kind>(
    desk: Desk,
    actor: User,
    { content: before, ...head }: Document<K>,
    content: Contents[Kind],
  ): Promise<Outcome<Document<K>>> {
    const at = now()
    const rules = rulesOf(head.kind)
    const number = head.revision + 1
    const next = { ...head, slug: rules.slug(content), title: rules.title(content), revision: number, updatedAt: at, updatedBy: actor.id }
    await desk.addRevision(head.id, head.kind, { number, at, by: actor.id, changed: changedFields({ ...before }, { ...content }), content })
    await desk.update(next)
    if (rules.workflow === 'direct') await publishRevision(desk, next, content, { at, until: null }, at)
    await desk.pruneRevisions(head.id, REVISIONS_KEPT)
    return reread(desk, head.kind, head.id)
  }

  function change<K extends Kind>(
    actor: User,
    action: Action,
    kind: K,
    id: string,
    edit: (head: DocumentHead) => DocumentHead,
  ): Promise<Outcome<Document<K>>> {
    return archive.write(async (desk) => {
      const found = await open(desk, actor, action, kind, id)
      if (!found.ok) return found
      const { content: _content, ...head } = found.value
      await desk.update(edit(head))
      return reread(desk, kind, id)
    })
  }

  return {
    create,
    save,
    restore,
    submit,
    sendBack,
    assign,
    publish,
    unpublish,
    remove,
    revisions,
    difference,
    find,
    list,
    ...createRedirects(archive, now),
  }
}

/** When readers see it: what the editor says now, else what the document says. An end that was already agreed on stays. */
function publishingTimes(head: DocumentHead, content: Contents[Kind], at: Instant | undefined, now: Instant): Outcome<PublishingTimes> {
  const planned = rulesOf(head.kind).schedule?.(content)
  const from = later(at ?? planned?.publishAt ?? undefined, now)
  const agreed = head.publications.find((publication) => isVisible(publication, from))?.until ?? null
  const until = planned?.unpublishAt ?? agreed
  if (until !== null && until <= from) return refused({ reason: 'invalid', problems: [{ path: ['unpublishAt'], problem: 'already-over' }] })
  return done({ at: from, until })
}

const notAMoment = { reason: 'invalid', problems: [{ path: ['at'], problem: 'instant' }] } as const
const isAhead = (moment: Instant | null, now: Instant): boolean => moment !== null && moment > now
const later = (moment: Instant | undefined, now: Instant): Instant => (moment !== undefined && moment > now ? moment : now)
