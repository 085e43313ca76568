import type { Problem } from '../messages/validation.ts'

/** What a schema says when a rule of ours is broken: a code that `src/messages` turns into a sentence in the reader's language. */
export function problem(code: Problem): { error: Problem } {
  return { error: code }
}
