import { mergeAttributes, Node } from '@tiptap/core'
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

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
          // Browsers know one place where a note ends and the sentence goes on: which of the two is meant, the selection says.
          handleTextInput(view, from, to, text) {
            const { doc, selection, tr } = view.state
            if (doc.resolve(from).parent.type.name !== 'footnote') return false
            const isOutside = selection.empty && openNote(view.state) === null
            const [start, end] = isOutside ? [selection.from, selection.from] : [from, to]
            // At an edge browsers write a space as one that does not break; nobody typed that.
            tr.insertText(text.replace(/\u00a0/g, ' '), start, end)
            view.dispatch(tr.setSelection(TextSelection.create(tr.doc, start + text.length)))
            return true
          },
          // Pasted paragraphs would break the sentence in two.
          handlePaste(view, event) {
            if (!openNote(view.state)) return false
            const text = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim()
            if (text) view.dispatch(view.state.tr.insertText(text))
            return true
          },
        },
        // A note left empty was a slip.
        appendTransaction(_transactions, before, after) {
          const left = openNote(before)
          const now = openNote(after)
          if (!left || now) return null
          const tr = after.tr
          after.doc.descendants((node, position) => {
            if (node.type.name === 'footnote' && node.textContent.trim() === '')
              tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize))
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
  // Browsers put no cursor into what is empty: a space stands there, selected, until the first letter takes its place.
  tr.insert(to, type.create(null, state.schema.text('\u00a0')))
  tr.setSelection(TextSelection.create(tr.doc, to + 1, to + 2)).scrollIntoView()
  return true
}

/** The note that the cursor is in, from before it to after it. */
export function openNote({ selection: { $from } }: EditorState): { start: number; end: number } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'footnote') return { start: $from.before(depth), end: $from.after(depth) }
  return null
}
