import { diffWordsWithSpace } from 'diff'
import { bodySchema } from '../body/body.ts'
import { bodyText } from '../body/text.ts'

/** A stretch of text that both revisions have, or only the older (`removed`) or newer (`added`) one. */
export interface Difference {
  readonly text: string
  readonly change: 'same' | 'added' | 'removed'
}

export interface FieldComparison {
  readonly field: string
  readonly differences: readonly Difference[]
}

type Fields = Readonly<Record<string, unknown>>

/** The fields that two revisions do not share. */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** Compares two revisions word by word, a field at a time; a body is compared as the text that readers would see. */
export function compare(before: Fields, after: Fields): FieldComparison[] {
  return changedFields(before, after).map((field) => ({
    field,
    differences: diffWordsWithSpace(readable(before[field]), readable(after[field])).map((part) => ({
      text: part.value,
      change: part.added ? 'added' : part.removed ? 'removed' : 'same',
    })),
  }))
}

function readable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const body = bodySchema.safeParse(value)
  if (body.success) return bodyText(body.data)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : JSON.stringify(value)
}
