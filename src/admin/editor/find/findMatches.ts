import type { Node } from '@tiptap/pm/model'
import { findPattern, type FindQuery } from './findPattern.ts'

/** A place of the text, or of the words that stand with a block: a caption, a credit, a title. */
export type Match =
  | { readonly kind: 'text'; readonly from: number; readonly to: number }
  | { readonly kind: 'attribute'; readonly block: number; readonly field: Field; readonly start: number; readonly end: number }

/** An attribute of a block, or of one of its items. */
export interface Field {
  readonly name: string
  readonly item?: number
}

/** The attributes that hold words which readers read. */
const WORDED = ['title', 'label', 'caption', 'credit', 'attribution']

/** Where a text has what is looked for, from its beginning to its end: notes and captions too. */
export function findMatches(text: Node, query: FindQuery): Match[] {
  const pattern = findPattern(query)
  if (!pattern) return []
  const matches: Match[] = []
  text.descendants((node, position) => {
    if (node.inlineContent)
      for (const { index, 0: found } of textOf(node).matchAll(pattern))
        matches.push({ kind: 'text', from: position + 1 + index, to: position + 1 + index + found.length })
    for (const [field, words] of wordedFields(node))
      for (const { index, 0: found } of words.matchAll(pattern))
        matches.push({ kind: 'attribute', block: position, field, start: index, end: index + found.length })
  })
  return matches.sort((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = (match: Match): number => (match.kind === 'text' ? match.from : match.block)

/** As long as what it stands for, so that a place in it is a place in the document. What is not text is found by no words. */
function textOf(node: Node): string {
  let text = ''
  node.forEach((child) => (text += child.text ?? '\ufffc'.repeat(child.nodeSize)))
  return text
}

function* wordedFields(node: Node): Generator<readonly [Field, string]> {
  if (node.isText) return
  const items = node.attrs['items'] as unknown // a gallery's
  if (Array.isArray(items))
    for (const [item, attrs] of items.entries()) for (const [name, words] of wordedIn(attrs)) yield [{ name, item }, words]
  for (const [name, words] of wordedIn(node.attrs)) yield [{ name }, words]
}

function wordedIn(attrs: unknown): (readonly [name: string, words: string])[] {
  if (typeof attrs !== 'object' || attrs === null) return []
  return WORDED.flatMap((name) => {
    const words = (attrs as Readonly<Record<string, unknown>>)[name] // an object: just asked
    return typeof words === 'string' ? [[name, words] as const] : []
  })
}
