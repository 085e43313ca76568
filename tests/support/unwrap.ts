import type { Outcome } from '../../src/content/newsroom/refusal.ts'

/** The value of something that cannot be refused here. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
