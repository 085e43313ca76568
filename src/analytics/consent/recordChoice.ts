import type { ChoiceMeans } from '../core/choiceMeans.ts'
import type { Context } from './Context.ts'

export interface Choice {
  /** Made up by the browser for this answer: it says which answer, not who. */
  readonly id: string
  readonly isGranted: boolean
  readonly means: ChoiceMeans
}

/** Tells our server, which keeps the proof and sends the cookie again: Safari forgets within a week what a script has written. What fails is lost quietly. */
export function recordChoice({ record, terms }: Pick<Context, 'record' | 'terms'>, { id, isGranted, means }: Choice): void {
  const language = document.documentElement.lang
  const body = new URLSearchParams({ id, choice: isGranted ? 'granted' : 'refused', means, terms: terms.join(' '), language })
  fetch(record, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
