import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findMatches, type Match } from './findMatches.ts'
import { EMPTY_QUERY, type FindQuery } from './findPattern.ts'
import { replaceMatches } from './replaceMatches.ts'

export interface Finding {
  readonly isOpen: boolean
  readonly query: FindQuery
  readonly matches: readonly Match[]
  /** Which of them is looked at; -1 while there are none. */
  readonly current: number
  /** How often the bar was asked for: each time its field takes the focus. */
  readonly calls: number
  readonly marks: DecorationSet
}

type Change = Partial<Pick<Finding, 'isOpen' | 'query' | 'current' | 'calls'>>

const CLOSED: Finding = { isOpen: false, query: EMPTY_QUERY, matches: [], current: -1, calls: 0, marks: DecorationSet.empty }
const key = new PluginKey<Finding>('find-in-text')

export const findingOf = (state: EditorState): Finding => key.getState(state) ?? CLOSED

/** Looks for words in the text, marks where they stand, and puts others in their place. What is marked is no part of the text. */
export const FindInText = Extension.create({
  name: 'findInText',
  addKeyboardShortcuts() {
    return { 'Mod-f': () => openFind(this.editor.view) }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<Finding>({
        key,
        state: { init: () => CLOSED, apply: (tr, finding) => applyChange(tr, finding) },
        props: { decorations: (state) => findingOf(state).marks },
      }),
    ]
  },
})

/** Opens the bar, with the words that are selected. */
export function openFind(view: EditorView): boolean {
  const { state } = view
  const { from, to, empty } = state.selection
  const selected = empty ? '' : state.doc.textBetween(from, to, '\n')
  const { query: last, calls } = findingOf(state)
  const query = selected && !selected.includes('\n') ? { ...last, words: selected } : last
  view.dispatch(change(state.tr, { isOpen: true, query, calls: calls + 1 }))
  return true
}

/** Closes the bar. The match that was looked at stays selected. */
export function closeFind(view: EditorView): void {
  view.dispatch(change(view.state.tr, { isOpen: false }))
  view.focus()
}

export function setQuery(view: EditorView, query: FindQuery): void {
  view.dispatch(change(view.state.tr, { query }))
  show(view)
}

/** Goes to the next match, or to the one before; after the last comes the first. */
export function step(view: EditorView, by: 1 | -1): void {
  const { matches, current } = findingOf(view.state)
  if (matches.length === 0) return
  view.dispatch(change(view.state.tr, { current: (current + by + matches.length) % matches.length }))
  show(view)
}

/** Replaces the match that is looked at, and goes on to the next. */
export function replaceOne(view: EditorView, words: string): void {
  const { matches, current } = findingOf(view.state)
  const match = matches[current]
  if (!match) return
  view.dispatch(replaceMatches(view.state.tr, [match], words))
  const left = findingOf(view.state).matches
  // What was put there may have the words that are looked for: it is not looked at again.
  const end = match.kind === 'text' ? match.from + words.length : match.start + words.length
  const next = left.findIndex((one) => isAfter(one, match, end))
  view.dispatch(change(view.state.tr, { current: next === -1 ? Math.min(0, left.length - 1) : next }))
  show(view)
}

/** Replaces all of them at once, and says how many they were. */
export function replaceAll(view: EditorView, words: string): number {
  const { matches } = findingOf(view.state)
  if (matches.length > 0) view.dispatch(replaceMatches(view.state.tr, matches, words))
  return matches.length
}

function isAfter(one: Match, replaced: Match, end: number): boolean {
  if (one.kind === 'text') return one.from >= (replaced.kind === 'text' ? end : replaced.block)
  if (replaced.kind === 'text') return one.block >= end
  if (one.block !== replaced.block) return one.block > replaced.block
  const isSameField = one.field.name === replaced.field.name && one.field.item === replaced.field.item
  return !isSameField || one.start >= end
}

const change = (tr: Transaction, to: Change): Transaction => tr.setMeta(key, to)

function applyChange(tr: Transaction, finding: Finding): Finding {
  const asked = tr.getMeta(key) as Change | undefined // set by `change` alone
  if (!asked && !(tr.docChanged && finding.isOpen)) return finding
  const next = { ...finding, ...asked }
  if (!next.isOpen) return { ...next, matches: [], current: -1, marks: DecorationSet.empty }
  const isNewQuery = next.query !== finding.query || !finding.isOpen
  const matches = isNewQuery || tr.docChanged ? findMatches(tr.doc, next.query) : next.matches
  const wanted = isNewQuery ? firstFrom(matches, tr.selection.from) : Math.max(0, next.current)
  const current = Math.min(wanted, matches.length - 1)
  const marks = DecorationSet.create(
    tr.doc,
    matches.map((match, place) => mark(tr.doc, match, place === current)),
  )
  return { ...next, matches, current, marks }
}

/** The first match at the cursor or after it, or else the first of all. */
function firstFrom(matches: readonly Match[], position: number): number {
  const found = matches.findIndex((match) => (match.kind === 'text' ? match.from : match.block) >= position)
  return found === -1 ? 0 : found
}

function mark(doc: Node, match: Match, isCurrent: boolean): Decoration {
  const attributes = { class: isCurrent ? 'found is-current' : 'found' }
  if (match.kind === 'text') return Decoration.inline(match.from, match.to, attributes)
  return Decoration.node(match.block, match.block + (doc.nodeAt(match.block)?.nodeSize ?? 1), attributes)
}

/** Brings the match that is looked at into sight. To select it opens the note that it stands in. */
function show(view: EditorView): void {
  const { matches, current } = findingOf(view.state)
  const match = matches[current]
  if (!match) return
  if (match.kind === 'text') view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)))
  view.dom.querySelector('.found.is-current')?.scrollIntoView({ block: 'center' })
}
