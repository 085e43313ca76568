import type { Verdict } from '../../../content/popups/verdict.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

/** Which text works best, as plainly as it can be said. */
export function verdictInWords(
  verdict: Verdict,
  percent: (value: number) => string,
  t: AdminMessages['popupStudio']['statistics']['verdict'],
): string {
  switch (verdict.kind) {
    case 'no-test':
      return t['no-test']
    case 'not-enough-data':
      return t.notEnough(verdict.missingViews, verdict.missingOk)
    case 'better':
    case 'undecided':
      return t[verdict.kind](verdict.leader.toUpperCase(), percent(knowable(verdict.probability)))
  }
}

/** Neither "0 %" nor "100 %": that nobody can know. */
export const knowable = (probability: number): number => Math.min(0.999, Math.max(0.001, probability))
