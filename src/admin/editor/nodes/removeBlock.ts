import type { ReactNodeViewProps } from '@tiptap/react'

/** Takes a block out of the text. The button that was pressed goes with it: the focus stays in the text, where the same can be undone. */
export function removeBlock({ deleteNode, editor }: Pick<ReactNodeViewProps, 'deleteNode' | 'editor'>): void {
  deleteNode()
  editor.commands.focus()
}
