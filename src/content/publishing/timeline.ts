import type { Instant } from '../time.ts'

/** A revision that is shown to readers from a moment on, until its own end or until the next one begins. */
export interface PublishedRange {
  readonly revision: number
  readonly from: Instant
  /** The end that the document itself names (`unpublishAt`); null if it names none. */
  readonly endsAt: Instant | null
  /** The date readers are told. */
  readonly publishedAt: Instant
}

/**
 * The life of a document on the site: what readers see of it, and when. At any moment the last range that has begun decides, and it is
 * visible until its own end or, where it names none, until the withdrawal that was agreed on. Where a range begins the one before is
 * over, whatever its end: so a plan can be moved or cancelled without touching anything else, and leaves no hole behind.
 */
export interface Timeline {
  /** In order of time; at most one has not begun. */
  readonly publications: readonly PublishedRange[]
  /** When the document is to be withdrawn, whichever of its texts is shown by then. */
  readonly withdrawalAt: Instant | null
}

/** A range with the moment at which readers really stop seeing it. */
export interface VisibleRange extends PublishedRange {
  readonly until: Instant | null
}

/** When readers see which revision: ranges that never overlap. Those that nobody ever sees are left out. */
export function visibleRanges({ publications, withdrawalAt }: Timeline): VisibleRange[] {
  return publications
    .map((range, index) => ({ ...range, until: earlier(range.endsAt ?? withdrawalAt, publications[index + 1]?.from ?? null) }))
    .filter(({ from, until }) => until === null || until > from)
}

/** What readers see at a moment. */
export function shownAt(timeline: Timeline, moment: Instant): VisibleRange | null {
  return visibleRanges(timeline).find(({ from, until }) => from <= moment && (until === null || until > moment)) ?? null
}

/** What is planned and has not begun: a first publication, or a change of what readers see. */
export function plannedAfter({ publications }: Timeline, now: Instant): PublishedRange | null {
  return publications.find(({ from }) => from > now) ?? null
}

/** When readers will stop seeing the document, as far as is planned; null if they will not, or see nothing now and later. */
export function endsAfter(timeline: Timeline, now: Instant): Instant | null {
  const ahead = visibleRanges(timeline).filter(({ until }) => until === null || until > now)
  const end = ahead.find(({ until }, index) => until !== null && until !== ahead[index + 1]?.from)
  return end?.until ?? null
}

const earlier = (one: Instant | null, other: Instant | null): Instant | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
