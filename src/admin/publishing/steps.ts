import type { Status } from '../../content/newsroom/document.ts'
import type { Instant } from '../../content/time.ts'

/** What can be done next to the life of a document on the site. */
export type Step =
  | 'publish'
  | 'publish-changes'
  | 'publish-as-written'
  | 'publish-now'
  | 'update-plan'
  | 'schedule'
  | 'reschedule'
  | 'cancel-plan'
  | 'unpublish'
  | 'plan-withdrawal'
  | 'cancel-withdrawal'

export interface DraftState {
  readonly hasEdits: boolean
  /** When the draft itself says that it comes out. */
  readonly publishAt: Instant | null
}

export interface Steps {
  /** What an editor most likely wants. */
  readonly main: Step | null
  readonly others: readonly Step[]
}

/** The steps that make sense for a document as it stands. Whether they are allowed, and what they come to, is decided by the server. */
export function publishingSteps(status: Status, { hasEdits, publishAt }: DraftState, now: Instant): Steps {
  const { state, changed, isNewestShown, plannedAt, endsAt } = status
  const isShown = state === 'published'
  const isPlanned = plannedAt !== null
  const hasNews = changed || hasEdits || (!isShown && !isPlanned)
  const isAsWritten = publishAt !== null && publishAt > now
  const main = mainStep()
  const others: readonly (Step | false)[] = [
    hasNews && !isPlanned && !isAsWritten && 'schedule',
    (hasNews ? isPlanned || isAsWritten : isPlanned && !isNewestShown) && main !== 'publish-changes' && 'publish-now',
    isPlanned && hasNews && main === 'publish-changes' && 'update-plan',
    isPlanned && 'reschedule',
    isPlanned && 'cancel-plan',
    isShown && 'unpublish',
    (isShown || isPlanned) && (endsAt === null ? 'plan-withdrawal' : 'cancel-withdrawal'),
  ]
  return { main, others: others.filter((step) => step !== false) }

  function mainStep(): Step | null {
    if (!hasNews) return null
    if (isAsWritten) return 'publish-as-written'
    if (isShown) return 'publish-changes'
    return isPlanned ? 'update-plan' : 'publish'
  }
}
