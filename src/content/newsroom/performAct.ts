import { rulesOf, type Kind } from '../kinds.ts'
import { settled } from '../publishing/acts.ts'
import type { BeforeAct, LastAct, PublishingAct, Schedule } from '../publishing/lastAct.ts'
import type { Timeline } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { Document, DocumentHead } from './document.ts'
import { reread } from './loadAuthorized.ts'
import { done, type Outcome } from './refusal.ts'
import { writeTimeline } from './writeTimeline.ts'

/** What an act makes of a document. */
export interface ActResult {
  readonly timeline: Timeline
  /** The rest of the head; as it was, unless given. */
  readonly head?: DocumentHead
  /** The moments that the newest revision is to name; as they were, unless given. */
  readonly schedule?: Schedule
}

/** Does an act to the life of a document on the site, and keeps what is needed to take it back. One that changes nothing is not kept. */
export async function performAct<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  act: PublishingAct,
  document: Document<K>,
  { timeline, head = withoutContent(document), schedule }: ActResult,
  now: Instant,
): Promise<Outcome<Document<K>>> {
  if (isSame(settled(document, now), settled(timeline, now)) && head.inReview === document.inReview) return done(document)
  const isAmended = schedule !== undefined && !isSameSchedule(schedule, scheduleOf(document))
  await writeTimeline(writer, { ...head, lastAct: noteAct(act, document, actor.id, now, isAmended) }, timeline, now)
  if (isAmended) await writer.amendNewest(head, rulesOf(document.kind).withSchedule?.(document.content, schedule) ?? document.content)
  return reread(writer, document.kind, document.id)
}

/** What is kept of an act, with all that it takes to undo it. */
export function noteAct(act: PublishingAct, document: Document, by: string, at: Instant, isAmended = false): LastAct {
  const before = act === 'undo' ? null : { ...beforeAct(document), schedule: isAmended ? scheduleOf(document) : null }
  return { number: (document.lastAct?.number ?? 0) + 1, act, at, by, before }
}

/** The moments that the newest revision names. */
export const scheduleOf = ({ kind, content }: Document): Schedule =>
  rulesOf(kind).schedule?.(content) ?? { publishAt: null, unpublishAt: null }

export function withoutContent<K extends Kind>({ content: _content, ...head }: Document<K>): DocumentHead<K> {
  return head
}

function beforeAct({
  firstPublishedAt,
  inReview,
  note,
  returnedBy,
  withdrawalAt,
  publications,
}: DocumentHead): Omit<BeforeAct, 'schedule'> {
  return { firstPublishedAt, inReview, note, returnedBy, withdrawalAt, publications: publications.map(rangeOf) }
}

const rangeOf = ({ revision, from, endsAt, publishedAt }: Timeline['publications'][number]) => ({ revision, from, endsAt, publishedAt })

const isSame = (one: Timeline, other: Timeline): boolean => inWords(one) === inWords(other)
const inWords = ({ publications, withdrawalAt }: Timeline) => JSON.stringify([publications.map(rangeOf), withdrawalAt])
const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.publishAt === other.publishAt && one.unpublishAt === other.unpublishAt
