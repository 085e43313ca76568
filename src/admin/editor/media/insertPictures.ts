import type { CommandProps, Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { newUuid } from '../../api/newUuid.ts'
import type { MediaRecord } from '../../media/mediaRecord.ts'
import { sendPicture } from './pictureUploads.ts'

/** Puts a place for each picture into the text, at once, and fills it when the file has come in. */
export function insertPictures(editor: Editor, files: readonly File[], at: number = editor.state.selection.to): void {
  const places = files.map((file) => ({ file, upload: newUuid() }))
  editor
    .chain()
    .insertContentAt(
      at,
      places.map(({ upload }) => ({ type: 'image', attrs: { upload } })),
    )
    .command(cursorAfter)
    .run()
  for (const { file, upload } of places) sendPicture(upload, file, (media) => fillPlace(editor, upload, media))
}

/** The place may have moved, or gone, meanwhile. What the library knows of a picture is not written again: the page reads it there. */
export function fillPlace(editor: Editor, upload: string, media: MediaRecord): void {
  if (editor.isDestroyed) return
  const { tr, doc } = editor.state
  doc.descendants((node, position) => {
    if (node.attrs['upload'] === upload) tr.setNodeAttribute(position, 'media', media.id).setNodeAttribute(position, 'upload', null)
  })
  // Undoing the arrival would leave a place that nothing fills.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Puts the cursor on the line after a block just inserted, made if there is none: the next letter must not take the block's place. */
export function cursorAfter({ tr, state }: Pick<CommandProps, 'tr' | 'state'>): boolean {
  if (!(tr.selection instanceof NodeSelection)) return true
  const { to } = tr.selection
  const line = state.schema.nodes['paragraph']
  if (!tr.doc.nodeAt(to)?.isTextblock && line) tr.insert(to, line.create())
  tr.setSelection(TextSelection.create(tr.doc, to + 1))
  return true
}
