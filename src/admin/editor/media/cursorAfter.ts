import type { CommandProps } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'

/** Puts the cursor on the line after a block just inserted, made if there is none: the next letter must not take the block's place. */
export function cursorAfter({ tr, state }: Pick<CommandProps, 'tr' | 'state'>): boolean {
  if (!(tr.selection instanceof NodeSelection)) return true
  const { to } = tr.selection
  const line = state.schema.nodes['paragraph']
  if (!tr.doc.nodeAt(to)?.isTextblock && line) tr.insert(to, line.create())
  tr.setSelection(TextSelection.create(tr.doc, to + 1))
  return true
}
