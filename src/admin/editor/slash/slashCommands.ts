import { Extension, type Editor, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { exitSuggestion, Suggestion } from '@tiptap/suggestion'

/** What was typed after the slash, and where; null while there is none. */
export interface Slash {
  readonly query: string
  readonly range: Range
  readonly place: () => DOMRect | null
}

/** The menu that is open on a surface. */
export interface SlashMenuControl {
  readonly subscribe: (changed: () => void) => () => void
  readonly current: () => Slash | null
  /** Says what the menu does with a key: whether the key was its own. */
  readonly onKey: (answer: (event: KeyboardEvent) => boolean) => void
  readonly close: (editor: Editor) => void
}

const key = new PluginKey('slash')

/** Notices a slash at the beginning of a word, and tells the menu; the keys are then the menu's. */
export function createSlashCommands(): { readonly control: SlashMenuControl; readonly extension: Extension } {
  let open: Slash | null = null
  let answerKey: (event: KeyboardEvent) => boolean = () => false
  const listeners = new Set<() => void>()
  const set = (slash: Slash | null) => {
    open = slash
    for (const listener of listeners) listener()
  }
  const control: SlashMenuControl = {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current: () => open,
    onKey: (answer) => void (answerKey = answer),
    close: (editor) => exitSuggestion(editor.view, key),
  }
  const extension = Extension.create({
    name: 'slashCommands',
    addProseMirrorPlugins() {
      return [
        Suggestion({
          pluginKey: key,
          editor: this.editor,
          char: '/',
          allow: ({ state, range }) => {
            const { parent } = state.doc.resolve(range.from)
            return parent.type.name !== 'footnote' && !parent.type.spec.code
          },
          items: () => [],
          render: () => ({
            onStart: ({ query, range, clientRect }) => set({ query, range, place: () => clientRect?.() ?? null }),
            onUpdate: ({ query, range, clientRect }) => set({ query, range, place: () => clientRect?.() ?? null }),
            onExit: () => set(null),
            onKeyDown: ({ event }) => answerKey(event),
          }),
        }),
      ]
    },
  })
  return { control, extension }
}
