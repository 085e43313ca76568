import { diffLines, diffWordsWithSpace } from 'diff'
import { bodySchema } from '../body/body.ts'
import { bodyText } from '../body/text.ts'

/** A piece of text that both revisions have, or only the older (`removed`) or newer (`added`) one. */
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
  return [...names].filter((name) => !isSameJson(before[name], after[name]))
}

/** Would both be written as the same JSON? Bodies are compared at every save: to walk through both is faster than to write them, and ends at the first difference. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSameJson(item, other[place]))
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other)
  const [names, others] = [writtenNames(one), writtenNames(other)]
  return names.length === others.length && names.every((name, place) => name === others[place] && isSameJson(one[name], other[name]))
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const writtenNames = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name] !== undefined)

/** Compares two revisions word by word, a field at a time; a body is compared as the text that readers would see. */
export function compare(before: Fields, after: Fields): FieldComparison[] {
  return changedFields(before, after).map((field) => ({ field, differences: differences(readable(before[field]), readable(after[field])) }))
}

// Comparing takes as long as the texts times their differences: past this many, two texts are simply different.
const MAX_WORD_EDITS = 300
const MAX_LINE_EDITS = 2000

/** Lines first, then words within the lines that changed: a paragraph moved far away costs nothing to find. */
function differences(before: string, after: string): Difference[] {
  const lines = diffLines(before, after, { maxEditLength: MAX_LINE_EDITS })
  if (!lines) return replaced(before, after)
  return lines.flatMap((line, index): Difference[] => {
    const next = lines[index + 1]
    if (line.removed && next?.added) return wordDifferences(line.value, next.value)
    if (line.added && lines[index - 1]?.removed) return []
    return [{ text: line.value, change: changeOf(line) }]
  })
}

function wordDifferences(before: string, after: string): Difference[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength: MAX_WORD_EDITS })
  return words ? words.map((part) => ({ text: part.value, change: changeOf(part) })) : replaced(before, after)
}

const replaced = (before: string, after: string): Difference[] => [
  { text: before, change: 'removed' },
  { text: after, change: 'added' },
]

const changeOf = ({ added, removed }: { added: boolean; removed: boolean }): Difference['change'] =>
  added ? 'added' : removed ? 'removed' : 'same'

function readable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const body = bodySchema.safeParse(value)
  if (body.success) return bodyText(body.data)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : JSON.stringify(value)
}
