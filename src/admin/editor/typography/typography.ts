import { Extension, InputRule } from '@tiptap/core'
import { typeset } from './typeset.ts'

/** Puts the signs of print while one types. One Backspace gives back what was typed. */
export const Typography = Extension.create({
  name: 'typography',
  addInputRules: () => [
    new InputRule({
      find: (text) => {
        const found = typeset(text)
        return found && { index: found.index, text: found.typed, data: { written: found.written } }
      },
      handler({ state, range, match }) {
        const written = String(match.data?.['written'] ?? '')
        // The letter typed last is not there yet. What stays as it is keeps its marks.
        const there = state.doc.textBetween(range.from, range.to)
        let same = 0
        while (same < there.length && there[same] === written[same]) same++
        state.tr.insertText(written.slice(same), range.from + same, range.to)
      },
    }),
  ],
})
