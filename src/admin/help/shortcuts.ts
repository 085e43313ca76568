import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import type { Keys } from '../theme/keyHint.ts'

/** Something that is done by a key, or by one of several. */
export interface Shortcut {
  readonly label: string
  readonly keys: readonly Keys[]
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

/** The keys of blocks, as the editor has them: `blockKinds`, of which this needs no more. */
type BlockKeys = readonly { readonly id: keyof AdminMessages['editor']['blocks']; readonly keys?: Keys }[]

/** Every key of the back office, by where it works. */
export function shortcutGroups({ help, editor }: Pick<AdminMessages, 'help' | 'editor'>, blocks: BlockKeys): ShortcutGroup[] {
  const { groups, everywhere, writing, list, keyNames } = help.shortcuts
  const one = (label: string, ...keys: readonly Keys[]): Shortcut => ({ label, keys })
  return [
    { title: groups.everywhere, shortcuts: [one(everywhere.find, 'Mod-k'), one(everywhere.save, 'Mod-s'), one(everywhere.keys, '?')] },
    {
      title: groups.writing,
      shortcuts: [
        one(writing.block, '/'),
        one(writing.find, 'Mod-f'),
        one(writing.undo, 'Mod-z'),
        one(writing.redo, 'Mod-Shift-z'),
        one(editor.marks.bold, 'Mod-b'),
        one(editor.marks.italic, 'Mod-i'),
        one(writing.link, 'Mod-k'),
        one(editor.marks.strike, 'Mod-Shift-s'),
        one(editor.marks.subscript, 'Mod-,'),
        one(editor.marks.superscript, 'Mod-.'),
        one(editor.marks.code, 'Mod-e'),
        one(writing.note, 'Esc'),
        one(writing.toolbar, '←', '→', keyNames.home, keyNames.end),
      ],
    },
    { title: groups.blocks, shortcuts: blocks.flatMap(({ id, keys }) => (keys ? [one(editor.blocks[id].label, keys)] : [])) },
    {
      title: groups.list,
      shortcuts: [
        one(list.rows, 'j', 'k'),
        one(list.open, 'Enter'),
        one(list.select, 'x'),
        one(list.create, 'n'),
        one(list.sort, keyNames.space),
      ],
    },
  ]
}
