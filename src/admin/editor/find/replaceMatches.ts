import { closeHistory } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import type { Field, Match } from './findMatches.ts'

/**
 * Puts other words in the place of matches, which are in the order of the text. What was bold or a link stays so. It is one step to undo, and none that
 * was taken before.
 */
export function replaceMatches(tr: Transaction, matches: readonly Match[], words: string): Transaction {
  // From the end, so that what comes before stays where it was found.
  for (const match of matches.toReversed()) {
    if (match.kind === 'text') tr.insertText(words, match.from, match.to)
    else replaceInAttribute(tr, match, words)
  }
  return closeHistory(tr)
}

function replaceInAttribute(tr: Transaction, { block, field, start, end }: Match & { kind: 'attribute' }, words: string): void {
  const attrs = tr.doc.nodeAt(block)?.attrs
  if (!attrs) return
  const replaced = (text: unknown) => (typeof text === 'string' ? text.slice(0, start) + words + text.slice(end) : text)
  tr.setNodeAttribute(block, field.item === undefined ? field.name : 'items', valueWith(attrs, field, replaced))
}

function valueWith(attrs: Readonly<Record<string, unknown>>, { name, item }: Field, change: (text: unknown) => unknown): unknown {
  if (item === undefined) return change(attrs[name])
  const items = attrs['items'] as readonly Readonly<Record<string, unknown>>[] // where the match was found
  return items.map((one, place) => (place === item ? { ...one, [name]: change(one[name]) } : one))
}
