import { rulesOf, type Kind } from '../kinds.ts'
import type { Action } from '../people/permissions.ts'
import * as acts from '../publishing/acts.ts'
import type { ChangeChoice, Decided } from '../publishing/acts.ts'
import { canUndo, type PublishingAct, type Schedule } from '../publishing/lastAct.ts'
import { plannedAfter } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentWriter } from './documentStore.ts'
import type { Document } from './document.ts'
import { approveChange } from './handedIn.ts'
import { loadAuthorized } from './loadAuthorized.ts'
import { performAct, scheduleOf, withoutContent } from './performAct.ts'
import { publishNewest, whyNotAMoment, type PublishingMoment } from './publishNewest.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** What editors do to the life of documents on the site. Each call is one act (`content/publishing/acts.ts`) in one transaction. */
export function createPublishing(documents: DocumentStore, now: () => Instant) {
  /**
   * Shows the newest revision to readers: now, from a moment on, or when the document itself says. While a change is planned, whoever
   * publishes at once says what becomes of it. Of a direct kind, it is the change that was handed in.
   */
  function publish<K extends Kind>(
    actor: User,
    kind: K,
    id: string,
    base: number,
    moment?: PublishingMoment,
    choice?: ChangeChoice,
  ): Promise<Outcome<Document<K>>> {
    return documents.write(
      async (writer) => {
        const found = await loadAuthorized(writer, actor, 'publish', kind, id, base)
        if (!found.ok) return found
        if (rulesOf(kind).workflow === 'drafted') return publishNewest(writer, actor, found.value, moment, choice, now())
        return moment === undefined || moment === 'now' ? approveChange(writer, found.value, now()) : neverPlanned
      },
      rulesOf(kind).workflow === 'drafted' ? { publication: id } : 'newsroom',
    )
  }

  /** Moves what is planned to another moment. */
  function reschedule<K extends Kind>(actor: User, kind: K, id: string, at: Instant): Promise<Outcome<Document<K>>> {
    const moved = (document: Document, planned: Instant): Schedule => ({
      ...scheduleOf(document),
      ...(scheduleOf(document).publishAt === planned && { publishAt: at }),
    })
    return change(actor, 'publish', 'reschedule', kind, id, at, (document, moment) => acts.reschedule(document, moment, at), moved)
  }

  /** Forgets what is planned; readers go on seeing what they see. */
  function cancelPlan<K extends Kind>(actor: User, kind: K, id: string): Promise<Outcome<Document<K>>> {
    const forgotten = (document: Document, planned: Instant): Schedule => ({
      ...scheduleOf(document),
      ...(scheduleOf(document).publishAt === planned && { publishAt: null }),
    })
    return change(actor, 'publish', 'cancel-plan', kind, id, undefined, acts.cancelPlan, forgotten)
  }

  /** Takes a document away from readers, now or `at`. Its draft and its revisions stay. */
  function unpublish<K extends Kind>(actor: User, kind: K, id: string, at?: Instant): Promise<Outcome<Document<K>>> {
    const isLater = at !== undefined && at > now()
    return change(
      actor,
      'unpublish',
      'unpublish',
      kind,
      id,
      at,
      (document, moment) => (isLater ? acts.planWithdrawal(document, moment, at) : acts.withdrawNow(document, moment)),
      isLater ? withoutEnd : undefined,
    )
  }

  /** Lets a document stand that was to be withdrawn. */
  function cancelWithdrawal<K extends Kind>(actor: User, kind: K, id: string): Promise<Outcome<Document<K>>> {
    return change(actor, 'unpublish', 'cancel-withdrawal', kind, id, undefined, acts.cancelWithdrawal, withoutEnd)
  }

  /** Takes back the actor's last act, or the one with this number if it was the last: readers see what they would have seen without it. */
  function undo<K extends Kind>(actor: User, kind: K, id: string, number?: number): Promise<Outcome<Document<K>>> {
    return documents.write(async (writer) => {
      const found = await loadWithDrafts(writer, actor, 'publish', kind, id)
      if (!found.ok) return found
      const document = found.value
      const { lastAct } = document
      if (!canUndo(lastAct, actor.id, now(), number)) return refused({ reason: 'plan', because: 'nothing-to-undo' })
      const { before } = lastAct
      const taken = await takenSlug(
        writer,
        document,
        before.publications.map(({ revision }) => revision),
        now(),
      )
      if (taken) return taken
      // Who has handed it in again meanwhile, or given it back, has decided anew.
      const isAsLeft = !document.inReview && document.note === '' && document.returnedBy === null
      const { inReview, note, returnedBy } = isAsLeft ? before : document
      const head = { ...withoutContent(document), inReview, note, returnedBy, firstPublishedAt: before.firstPublishedAt }
      const schedule = before.schedule ? { schedule: before.schedule } : {}
      return performAct(writer, actor, 'undo', document, { head, timeline: before, ...schedule }, now())
    })
  }

  function change<K extends Kind>(
    actor: User,
    permission: Action,
    act: PublishingAct,
    kind: K,
    id: string,
    at: Instant | undefined,
    decide: (document: Document, now: Instant) => Decided,
    newSchedule?: (document: Document, planned: Instant) => Schedule,
  ): Promise<Outcome<Document<K>>> {
    return documents.write(async (writer) => {
      const found = await loadWithDrafts(writer, actor, permission, kind, id)
      if (!found.ok) return found
      const problem = whyNotAMoment(at, now())
      if (problem) return refused(problem)
      const decided = decide(found.value, now())
      if (!decided.ok) return refused({ ...decided, reason: 'plan' })
      const schedule = newSchedule && { schedule: newSchedule(found.value, plannedAfter(found.value, now())?.from ?? '') }
      return performAct(writer, actor, act, found.value, { timeline: decided.timeline, ...schedule }, now())
    })
  }

  return { publish, reschedule, cancelPlan, unpublish, cancelWithdrawal, undo }
}

const withoutEnd = (document: Document): Schedule => ({ ...scheduleOf(document), unpublishAt: null })

/** A document that the actor may do this to, of a kind that is published by somebody. */
async function loadWithDrafts<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  action: Action,
  kind: K,
  id: string,
  base?: number,
): Promise<Outcome<Document<K>>> {
  const found = await loadAuthorized(writer, actor, action, kind, id, base)
  if (!found.ok) return found
  return rulesOf(kind).workflow === 'direct' ? neverPlanned : done(found.value)
}

const neverPlanned = refused({ reason: 'forbidden', because: 'always-visible' })

/** Has another document taken an address that would be shown again? */
async function takenSlug(
  writer: DocumentWriter,
  { kind, id }: Document,
  revisions: readonly number[],
  now: Instant,
): Promise<Outcome<never> | null> {
  for (const revision of revisions) {
    const content = await writer.content(id, revision)
    const slug = content && rulesOf(kind).slug(content)
    if (slug && (await writer.takenSlugs(kind, [slug], id, now)).has(slug)) return refused({ reason: 'slug-taken', slug, free: '' })
  }
  return null
}
