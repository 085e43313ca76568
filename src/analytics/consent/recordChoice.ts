import type { ChoiceMeans } from '../core/choiceMeans.ts'
import type { Context } from './Context.ts'
import { sendConsentRecord } from './sendConsentRecord.ts'

export interface Choice {
  /** Made up by the browser for this answer: it says which answer, not who. */
  readonly id: string
  readonly isGranted: boolean
  readonly means: ChoiceMeans
}

/** Tells our server, which keeps the proof. */
export function recordChoice({ record, terms }: Pick<Context, 'record' | 'terms'>, { id, isGranted, means }: Choice): void {
  const language = document.documentElement.lang
  const proof = { id, choice: isGranted ? 'granted' : 'refused', means, terms: terms.join(' '), language }
  sendConsentRecord(record, String(new URLSearchParams(proof)))
}
