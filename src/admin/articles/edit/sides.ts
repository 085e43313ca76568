import type { Difference, FieldComparison } from '../../../content/newsroom/compare.ts'

/** Fields that hold the identifiers of other documents, and of which kind. */
export const REFERENCES: Readonly<Record<string, string>> = {
  section: 'section',
  authors: 'author',
  tags: 'tag',
  issue: 'issue',
  hero: 'media',
  socialImage: 'media',
}

/** One side of a comparison: what both have, and what only this one has. */
export function sideOf({ differences }: FieldComparison, side: 'before' | 'after'): Difference[] {
  const other = side === 'before' ? 'added' : 'removed'
  return differences.filter(({ change }) => change !== other)
}

/** The identifiers that a field named on one side: they were compared as words, and are words again when put together. */
export function identifiersIn(comparison: FieldComparison, side: 'before' | 'after'): string[] {
  const text = sideOf(comparison, side)
    .map((piece) => piece.text)
    .join('')
  return text.split(', ').filter((id) => id !== '')
}
