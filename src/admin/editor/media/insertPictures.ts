import type { Editor } from '@tiptap/core'
import { newUuid } from '../../api/newUuid.ts'
import type { MediaRecord } from '../../media/mediaRecord.ts'
import { cursorAfter } from './cursorAfter.ts'
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
