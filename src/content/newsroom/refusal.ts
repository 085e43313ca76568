import type { MoveProblem } from '../moves/move.ts'
import type { FieldProblem } from '../parse.ts'
import type { Denial } from '../people/permissions.ts'
import type { PlanProblem } from '../publishing/acts.ts'
import type { Instant } from '../time.ts'

/** Why the newsroom did not do as asked. Nothing was written. */
export type Refusal =
  | { readonly reason: 'not-found' }
  | { readonly reason: 'forbidden'; readonly because: Denial }
  | { readonly reason: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly reason: 'slug-taken'; readonly slug: string; readonly free: string }
  /** A new document was given an identifier that is another's. */
  | { readonly reason: 'id-taken' }
  /** Others name it: the titles of those that the actor may open, and how many more there are. */
  | { readonly reason: 'in-use'; readonly by: readonly string[]; readonly others: number; readonly more: number }
  /** The very bytes of a file are in the bin, where the actor may take them out. */
  | { readonly reason: 'in-bin'; readonly id: string; readonly title: string }
  /** Somebody saved meanwhile: who, when, and the revision to look at before trying again. */
  | { readonly reason: 'stale'; readonly revision: number; readonly by: string; readonly at: Instant }
  /** A move of a magazine cannot do that as it stands. */
  | { readonly reason: 'move'; readonly because: MoveProblem }
  /** The life of the document on the site does not allow it as it is. */
  | ({ readonly reason: 'plan' } & (PlanProblem | { readonly because: 'nothing-to-undo' }))

export type Outcome<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal)

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, ...refusal })
