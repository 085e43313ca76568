import type { Verdict } from '../../../content/popups/verdict.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

/** Which text works best, as plainly as it can be said. Never "100 %": that nobody can know. */
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
      return t[verdict.kind](verdict.leader.toUpperCase(), percent(Math.min(0.999, verdict.probability)))
  }
}
