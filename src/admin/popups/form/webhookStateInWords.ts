import type { WebhookState } from '../../../content/popups/webhookState.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

type Sentences = AdminMessages['popupForm']['webhookState']

interface StateInWords {
  readonly severity: 'info' | 'warning'
  readonly sentences: readonly string[]
}

/** Says what became of the messages to another program. Nothing is called delivered that was not sent. */
export function webhookStateInWords(state: WebhookState, t: Sentences, moment: (instant: Instant) => string): StateInWords {
  const { waiting, problem, deliveredAt, givenUpAt } = state
  const because = problem === null ? null : webhookProblemInWords(problem, t)
  if (waiting > 0) {
    return {
      severity: because === null ? 'info' : 'warning',
      sentences: [t.waiting(waiting), ...(because === null ? [] : [t.problem(because)])],
    }
  }
  if (givenUpAt !== null) return { severity: 'warning', sentences: [t.givenUp(moment(givenUpAt), because ?? t.problems.unreachable)] }
  return { severity: 'info', sentences: [deliveredAt === null ? t.nothing : t.delivered(moment(deliveredAt))] }
}

/** Says why another program was not told (`WebhookProblem`). */
function webhookProblemInWords(problem: string, t: Sentences): string {
  const status = /^answered-(\d+)$/.exec(problem)?.[1]
  if (status !== undefined) return t.answered(status)
  const sentences: Readonly<Record<string, string>> = t.problems
  return sentences[problem] ?? t.problems.unreachable
}
