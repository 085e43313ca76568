import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

type Sentences = Pick<AdminMessages['popupForm']['webhookState'], 'answered' | 'problems'>

/** Says why another program was not told (`content/popups/webhookProblem.ts`). */
export function webhookProblemInWords(problem: string, t: Sentences): string {
  const status = /^answered-(\d+)$/.exec(problem)?.[1]
  if (status !== undefined) return t.answered(status)
  const sentences: Readonly<Record<string, string>> = t.problems
  return sentences[problem] ?? t.problems.unreachable
}
