import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { plan, publishNow, type ChangeChoice, type Decided } from '../publishing/acts.ts'
import type { FieldProblem } from '../parse.ts'
import { isInstant, toInstant, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { Document, DocumentHead } from './document.ts'
import { performAct, scheduleOf, withoutContent } from './performAct.ts'
import { brokenReferences, type KindReader } from './references.ts'
import { refused, type Outcome, type Refusal } from './refusal.ts'
import { firstSeen } from './writeTimeline.ts'

/** When readers see a text: from a moment on, at once (`now`), or when the document itself says. */
export type PublishingMoment = Instant | undefined

/** Shows a document's newest revision to readers within a transaction, if nothing is missing from it: what `publish` promises. */
export async function publishNewest<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  document: Document<K>,
  moment: PublishingMoment,
  choice: ChangeChoice | undefined,
  now: Instant,
): Promise<Outcome<Document<K>>> {
  const problem = whyNotAMoment(moment, now)
  if (problem) return refused(problem)
  const missing = await missingFrom(writer, document)
  if (missing.length > 0) return refused({ reason: 'invalid', problems: missing })
  const decided = decidePublishing(document, moment, choice, now)
  if (!decided.ok && decided.because === 'already-over') return refused(endsTooEarly)
  if (!decided.ok) return refused({ ...decided, reason: 'plan' })
  // Whatever the note asked for was done, or decided against.
  const head = { ...withoutContent(document), inReview: false, note: '', returnedBy: null }
  return performAct(writer, actor, 'publish', document, { head, timeline: decided.timeline }, now)
}

/** What becomes of a document's life on the site when its newest revision is published. */
export function decidePublishing(document: Document, moment: PublishingMoment, choice: ChangeChoice | undefined, now: Instant): Decided {
  const { publishAt, unpublishAt } = scheduleOf(document)
  const at = moment === 'now' ? now : (moment ?? publishAt ?? now)
  const text = { revision: document.revision, endsAt: unpublishAt, publishedAt: dateOf(document, publishAt, at, now) }
  return at > now ? plan(document, now, text, at) : publishNow(document, now, text, choice)
}

/** What a document lacks before readers may see it. */
export async function missingFrom(reader: KindReader, { kind, content }: Pick<Document, 'kind' | 'content'>): Promise<FieldProblem[]> {
  return [...(rulesOf(kind).missing?.(content) ?? []), ...(await brokenReferences(reader, kind, content))]
}

const endsTooEarly: Refusal = { reason: 'invalid', problems: [{ path: ['unpublishAt'], problem: 'already-over' }] }

/** What is wrong with a moment that somebody chose. The one that was just now is meant as now: clocks on a wall have no seconds. */
export function whyNotAMoment(moment: PublishingMoment, now: Instant): Refusal | null {
  if (moment === undefined || moment === 'now') return null
  if (!isInstant(moment)) return { reason: 'invalid', problems: [{ path: ['at'], problem: 'instant' }] }
  return moment < minuteBefore(now) ? { reason: 'invalid', problems: [{ path: ['at'], problem: 'moment-past' }] } : null
}

const minuteBefore = (now: Instant): Instant => toInstant(new Date(Date.parse(now) - 60_000))

/** The date readers are told. Editors may date a text back, never forward: it would stand above what is really newer. */
function dateOf(document: DocumentHead, publishAt: Contents['article']['publishAt'], at: Instant, now: Instant): Instant {
  const moment = at > now ? at : now
  return publishAt !== null && publishAt <= moment ? publishAt : (firstSeen(document, now) ?? moment)
}
