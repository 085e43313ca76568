import type { z } from 'zod'
import { explain, type Problem } from '../messages/validation.ts'
import type { Locale } from '../messages/locale.ts'
import { findUnstorable } from './storable.ts'

/** What is wrong with one field: the code of a rule of ours, or what zod found. */
export interface FieldProblem {
  readonly path: readonly PropertyKey[]
  readonly problem: Problem | z.core.$ZodIssue
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: FieldProblem[] }

/** Reads unknown data at the door: the value, or what is wrong with each field. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input)
  if (result.success) {
    const path = findUnstorable(result.data)
    return path === null ? { ok: true, value: result.data } : { ok: false, problems: [{ path, problem: 'unstorable' }] }
  }
  return { ok: false, problems: result.error.issues.map((issue) => ({ path: issue.path, problem: issue })) }
}

/** The sentence an editor reads beside the field. */
export function sentenceFor({ problem }: FieldProblem, locale: Locale): string {
  return explain(problem, locale)
}
