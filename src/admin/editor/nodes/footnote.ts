import { mergeAttributes, Node } from '@tiptap/core'
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Browsers put no cursor into what is empty: a note begins with a space, which goes when the cursor does. */
const FOOTHOLD = '\u00a0'

/** A note that stands where it is read: its words are inside the sentence, folded away until the cursor enters. */
export const Footnote = Node.create({
  name: 'footnote',
  // Its Enter comes before that of the paragraph it is in.
  priority: 500,
  group: 'inline',
  inline: true,
  content: 'text*',

  // An <ins> is what `cleanPaste` makes of a note of Word's: it takes every span away.
  parseHTML: () => [{ tag: 'span[data-footnote]' }, { tag: 'ins[data-footnote]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { 'data-footnote': '' }), 0],

  // Where a note ends and its sentence goes on is one place to a browser, and what is typed there lands on either side. What is not text stands between the two.
  addNodeView: () => () => {
    const dom = document.createElement('span')
    const contentDOM = document.createElement('span')
    dom.dataset['footnote'] = ''
    dom.append(edge(), contentDOM, edge())
    return { dom, contentDOM }
  },

  addKeyboardShortcuts() {
    /** Out of the note, after it: what follows is the sentence again. */
    const leave = () => {
      const around = openNote(this.editor.state)
      if (!around) return false
      return this.editor.commands.setTextSelection(around.end)
    }
    return {
      Enter: leave,
      'Shift-Enter': leave,
      Escape: leave,
      'Mod-Alt-f': () => this.editor.commands.command(({ state, tr, dispatch }) => insertNote(state, tr, dispatch !== undefined)),
    }
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations(state) {
            const around = openNote(state)
            return around ? DecorationSet.create(state.doc, [Decoration.node(around.start, around.end, { class: 'is-open' })]) : null
          },
          // Pasted paragraphs would break the sentence in two.
          handlePaste(view, event) {
            if (!openNote(view.state)) return false
            const text = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim()
            if (text) view.dispatch(view.state.tr.insertText(text))
            return true
          },
        },
        // A note that was emptied, or left blank, was a slip; one that was written no longer needs its foothold.
        appendTransaction(_transactions, _before, after) {
          const open = openNote(after)
          const tr = after.tr
          after.doc.descendants((node, position) => {
            if (node.type.name !== 'footnote') return
            const isOpen = position === open?.start
            const [from, to] = [tr.mapping.map(position), tr.mapping.map(position + node.nodeSize)]
            if (node.content.size === 0 || (!isOpen && node.textContent.trim() === '')) tr.delete(from, to)
            else if (!isOpen && node.textContent.startsWith(FOOTHOLD)) tr.delete(from + 1, from + 1 + FOOTHOLD.length)
          })
          return tr.docChanged ? tr : null
        },
      }),
    ]
  },
})

/** Puts an empty note at the cursor, and the cursor in it. The words that were selected are what the note is about: it follows them. */
export function insertNote(state: EditorState, tr: Transaction, isForReal: boolean): boolean {
  const type = state.schema.nodes['footnote']
  const { $to, to } = tr.selection
  if (!type || openNote(state) || !$to.parent.inlineContent || $to.parent.type.spec.code) return false
  if (!isForReal) return true
  tr.insert(to, type.create(null, state.schema.text(FOOTHOLD)))
  tr.setSelection(TextSelection.create(tr.doc, to + 1 + FOOTHOLD.length)).scrollIntoView()
  return true
}

function edge(): HTMLElement {
  const edge = document.createElement('span')
  edge.contentEditable = 'false'
  edge.className = 'note-edge'
  return edge
}

/** The note that the cursor is in, from before it to after it. */
export function openNote({ selection: { $from } }: EditorState): { start: number; end: number } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'footnote') return { start: $from.before(depth), end: $from.after(depth) }
  return null
}
