import type { Instant } from '../time.ts'
import { plannedAfter, shownAt, type PublishedRange, type Timeline } from './timeline.ts'

/**
 * What editors do to the life of a document on the site. Each act is a function from one timeline to the next, at a moment that the server
 * says; what comes after that moment is all that it decides.
 */

/** What becomes of a planned change when a correction is published at once: it gives way, or it comes out all the same, as it was written. */
export const CHANGE_CHOICES = ['replace', 'keep'] as const
export type ChangeChoice = (typeof CHANGE_CHOICES)[number]

/** Why an act cannot be done. */
export type PlanProblem =
  /** A change is planned, and nobody has said what becomes of it. */
  | { readonly because: 'change-planned'; readonly at: Instant }
  /** The document is withdrawn before the moment. */
  | { readonly because: 'withdrawn-before'; readonly at: Instant }
  /** The document ends before the moment, by its own words. */
  | { readonly because: 'already-over'; readonly at: Instant }
  | { readonly because: 'nothing-planned' }
  /** Readers do not see it by then. */
  | { readonly because: 'nothing-shown' }

export type Decided = { readonly ok: true; readonly timeline: Timeline } | ({ readonly ok: false } & PlanProblem)

/** A text that is ready for readers. */
export type ReadyText = Omit<PublishedRange, 'from'>

/** Shows a text at once. The withdrawal that was agreed on stays, unless the text names an end of its own. */
export function publishNow(timeline: Timeline, now: Instant, text: ReadyText, choice?: ChangeChoice): Decided {
  if (isOver(text, now)) return refuse({ because: 'already-over', at: text.endsAt })
  const { publications, withdrawalAt } = settled(timeline, now)
  const change = shownAt(timeline, now) && plannedAfter(timeline, now)
  // The very text that was planned comes out earlier: nothing else was.
  if (change && change.revision !== text.revision && choice === undefined) return refuse({ because: 'change-planned', at: change.from })
  const kept = change && choice === 'keep' ? [change] : []
  // What was shown until now stays on the record: whoever began to read a moment ago goes on with it.
  return decide({ withdrawalAt, publications: [...begun(publications, now), { ...text, from: now }, ...kept] })
}

/** Shows a text from a later moment on; what readers see now they see until then. It takes the place of what was planned before. */
export function plan(timeline: Timeline, now: Instant, text: ReadyText, at: Instant): Decided {
  const { publications, withdrawalAt } = settled(timeline, now)
  const range = { ...text, from: at }
  const problem = whyNotAt(range, withdrawalAt)
  return problem ? refuse(problem) : decide({ withdrawalAt, publications: [...begun(publications, now), range] })
}

/** Moves what is planned to another moment. */
export function reschedule(timeline: Timeline, now: Instant, at: Instant): Decided {
  const planned = plannedAfter(timeline, now)
  if (!planned) return refuse({ because: 'nothing-planned' })
  // A first publication is dated by the moment at which it comes out.
  const publishedAt = planned.publishedAt === planned.from ? later(at, now) : planned.publishedAt
  const text = { ...planned, publishedAt }
  return at > now ? plan(timeline, now, text, at) : publishNow(timeline, now, text, 'replace')
}

/** Forgets what is planned: readers go on seeing what they see. */
export function cancelPlan(timeline: Timeline, now: Instant): Decided {
  if (!plannedAfter(timeline, now)) return refuse({ because: 'nothing-planned' })
  const { publications, withdrawalAt } = settled(timeline, now)
  return decide({ withdrawalAt, publications: begun(publications, now) })
}

/** Takes the document away from readers at once, and forgets what was planned. */
export function withdrawNow(timeline: Timeline, now: Instant): Decided {
  const last = begun(settled(timeline, now).publications, now).at(-1)
  const ended = last && !isOver(last, now) ? { ...last, endsAt: now } : last
  return decide({ withdrawalAt: null, publications: ended ? [ended] : [] })
}

/** Takes the document away at a later moment. What was to begin after it is forgotten, and so is an end that the document names. */
export function planWithdrawal(timeline: Timeline, now: Instant, at: Instant): Decided {
  const publications = settled(timeline, now).publications.filter(({ from }) => from < at)
  const last = publications.at(-1)
  if (!last || isOver(last, now)) return refuse({ because: 'nothing-shown' })
  return decide({ withdrawalAt: at, publications: publications.map((range, index) => withoutEnd(range, publications[index + 1])) })
}

/** Lets the document stand for as long as nobody withdraws it, whoever had named an end. */
export function cancelWithdrawal(timeline: Timeline, now: Instant): Decided {
  const { publications } = settled(timeline, now)
  const isAhead = (range: PublishedRange) => !isOver(range, now)
  return decide({
    withdrawalAt: null,
    publications: publications.map((range) => (isAhead(range) ? { ...range, endsAt: null } : range)),
  })
}

/** The timeline without what is over for good: a withdrawal that has come is the end of the range that it ended. */
export function settled(timeline: Timeline, now: Instant): Timeline {
  const { publications, withdrawalAt } = timeline
  const isPast = withdrawalAt !== null && withdrawalAt <= now
  const last = begun(publications, now)
    .slice(-1)
    .map((range) => (isPast ? { ...range, endsAt: range.endsAt ?? withdrawalAt } : range))
  return { withdrawalAt: isPast ? null : withdrawalAt, publications: [...last, ...publications.filter(({ from }) => from > now)] }
}

const begun = (publications: readonly PublishedRange[], now: Instant) => publications.filter(({ from }) => from <= now)

/** An end before the next range is a gap that somebody wants; one after it would only come back if the next were cancelled. */
const withoutEnd = (range: PublishedRange, next: PublishedRange | undefined): PublishedRange =>
  next && range.endsAt !== null && range.endsAt < next.from ? range : { ...range, endsAt: null }

function whyNotAt({ from, endsAt }: PublishedRange, withdrawalAt: Instant | null): PlanProblem | null {
  if (endsAt !== null) return endsAt <= from ? { because: 'already-over', at: endsAt } : null
  return withdrawalAt !== null && withdrawalAt <= from ? { because: 'withdrawn-before', at: withdrawalAt } : null
}

const isOver = <Text extends Pick<PublishedRange, 'endsAt'>>(text: Text, now: Instant): text is Text & { endsAt: Instant } =>
  text.endsAt !== null && text.endsAt <= now

const later = (one: Instant, other: Instant): Instant => (one > other ? one : other)

const decide = (timeline: Timeline): Decided => ({ ok: true, timeline })
const refuse = (problem: PlanProblem): Decided => ({ ok: false, ...problem })
