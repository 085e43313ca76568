import type { Editor, JSONContent } from '@tiptap/core'
import { readEmbedAddress } from '../../../content/body/readEmbedAddress.ts'
import { cursorAfter } from '../media/insertPictures.ts'
import { tableOf, tabbedRows } from './tabbedText.ts'

/** Puts into the text what plain words on the clipboard stand for: an address on an empty line, cells parted by tabs. Says whether they did. */
export function insertPastedBlock(editor: Editor, text: string, hasMarkup: boolean): boolean {
  const { parent } = editor.state.selection.$from
  if (parent.type.spec.code) return false
  const isEmptyLine = editor.state.selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0
  const block = (isEmptyLine ? embedOf(text) : null) ?? (hasMarkup || editor.isActive('table') ? null : tableIn(text))
  return block !== null && editor.chain().insertContent(block).command(cursorAfter).run()
}

function embedOf(text: string): JSONContent | null {
  const found = readEmbedAddress(text)
  return found && { type: found.type, attrs: { ...found.attrs, title: '' } }
}

function tableIn(text: string): JSONContent | null {
  const rows = tabbedRows(text)
  return rows && tableOf(rows)
}
