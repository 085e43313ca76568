import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { isInstant, type Instant } from '../time.ts'
import type { Desk } from './archive.ts'
import { isVisible, type Document, type DocumentHead } from './document.ts'
import { reread } from './open.ts'
import { publishRevision, type PublishingTimes } from './publish.ts'
import { brokenReferences } from './references.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** Shows a document's newest revision to readers within a transaction, if nothing is missing from it: what `publish` promises. */
export async function publishNewest<K extends Kind>(
  desk: Desk,
  { content, ...head }: Document<K>,
  at: Instant | undefined,
  now: Instant,
): Promise<Outcome<Document<K>>> {
  const { kind, id } = head
  if (rulesOf(kind).workflow === 'direct') return refused({ reason: 'forbidden', because: 'always-visible' })
  if (at !== undefined && !isInstant(at)) return refused(notAMoment)
  const missing = [...(rulesOf(kind).missing?.(content) ?? []), ...(await brokenReferences(desk, kind, content))]
  if (missing.length > 0) return refused({ reason: 'invalid', problems: missing })
  const times = publishingTimes(head, content, at, now)
  if (!times.ok) return times
  // Whatever the note asked for was done, or decided against.
  await publishRevision(desk, { ...head, inReview: false, note: '', returnedBy: null }, content, times.value, now)
  return reread(desk, kind, id)
}

export const notAMoment = { reason: 'invalid', problems: [{ path: ['at'], problem: 'instant' }] } as const

/** The moment, unless it has passed. */
export const later = (moment: Instant | undefined, now: Instant): Instant => (moment !== undefined && moment > now ? moment : now)

/** When readers see it: what the editor says now, else what the document says. An end that was already agreed on stays. */
function publishingTimes(head: DocumentHead, content: Contents[Kind], at: Instant | undefined, now: Instant): Outcome<PublishingTimes> {
  const planned = rulesOf(head.kind).schedule?.(content)
  const from = later(at ?? planned?.publishAt ?? undefined, now)
  const agreed = head.publications.find((publication) => isVisible(publication, from))?.until ?? null
  const until = planned?.unpublishAt ?? agreed
  if (until !== null && until <= from) return refused({ reason: 'invalid', problems: [{ path: ['unpublishAt'], problem: 'already-over' }] })
  return done({ at: from, until })
}
