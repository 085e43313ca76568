import { Mark } from '@tiptap/core'

/** Small letters below the line or above it: never both. */
function script(name: 'subscript' | 'superscript', tag: 'sub' | 'sup', keys: string) {
  return Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(this.name) }
    },
  })
}

export const Subscript = script('subscript', 'sub', 'Mod-,')
export const Superscript = script('superscript', 'sup', 'Mod-.')
