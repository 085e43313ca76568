import { toInstant, type Instant } from '../time.ts'
import type { Timeline } from './timeline.ts'

/** What editors can do to the life of a document on the site. */
export type PublishingAct = 'publish' | 'reschedule' | 'cancel-plan' | 'unpublish' | 'cancel-withdrawal' | 'undo'

/** What was last done to the life of a document, and how it was before: enough to take it back. */
export interface LastAct {
  /** Counts the acts of a document, so that somebody takes back the one they mean. */
  readonly number: number
  readonly act: PublishingAct
  readonly at: Instant
  readonly by: string
  /** Null for what cannot be taken back: an undo. */
  readonly before: BeforeAct | null
}

export interface BeforeAct extends Timeline {
  readonly firstPublishedAt: Instant | null
  readonly inReview: boolean
  readonly note: string
  readonly returnedBy: string | null
  /** The moments that the document named, where the act changed them. */
  readonly schedule: Schedule | null
}

/** When its editors mean to publish and to withdraw a document: fields of its content. */
export interface Schedule {
  readonly publishAt: Instant | null
  readonly unpublishAt: Instant | null
}

/** Later than that, readers have seen what was done: it is changed by another act, not taken back. */
const UNDO_MINUTES = 10

/** May this person still take the act back? A number names the act they mean; without one it is their last. */
export function canUndo(
  last: LastAct | null,
  userId: string,
  now: Instant,
  number = last?.number,
): last is LastAct & { before: BeforeAct } {
  if (!last?.before || last.by !== userId || last.number !== number) return false
  return last.at > toInstant(new Date(Date.parse(now) - UNDO_MINUTES * 60_000))
}

/** The revisions that are needed to take the last act back. */
export function revisionsOf(last: LastAct | null): number[] {
  return last?.before?.publications.map(({ revision }) => revision) ?? []
}
