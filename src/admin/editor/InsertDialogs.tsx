import type { Editor } from '@tiptap/core'
import { MediaPicker } from '../media/MediaPicker.tsx'
import type { MediaRecord } from '../media/mediaRecord.ts'
import type { Accept } from '../media/refuseFile.ts'
import { useMessages } from '../useMessages.ts'
import type { Question } from './blocks.ts'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import { LinkDialog } from './link/LinkDialog.tsx'
import { cursorAfter } from './media/insertPictures.ts'

/** A film of the library is asked for after the address was not given. */
export type InsertDialog = Question | 'videoFile'

interface InsertDialogsProps {
  readonly editor: Editor
  readonly open: InsertDialog | null
  readonly onOpen: (asked: InsertDialog | null) => void
}

/** What a block, or a link, needs to be told before it stands in the text. */
export function InsertDialogs({ editor, open: asked, onOpen: onAsk }: InsertDialogsProps) {
  const t = useMessages().editor
  const close = () => onAsk(null)
  const insert = (type: string, ...attrs: readonly object[]) => {
    close()
    editor
      .chain()
      .focus()
      .insertContent(attrs.map((one) => ({ type, attrs: one })))
      .command(cursorAfter)
      .run()
  }
  const pick = (media: readonly MediaRecord[]) => {
    const [first] = media
    if (!first) return
    if (asked === 'image') insert('image', ...media.map(({ id }) => ({ media: id })))
    if (asked === 'gallery') insert('gallery', { items: media.map(({ id }) => ({ media: id })).slice(0, 60) })
    if (asked === 'audio' || asked === 'file') insert(asked, { media: first.id, title: nameOf(first) })
    if (asked === 'videoFile') insert('video', { provider: 'file', media: first.id, title: nameOf(first) })
  }

  if (asked === 'link') return <LinkQuestion editor={editor} onClose={close} />
  if (asked === 'button')
    return <LinkDialog href="" onApply={(href) => insert('button', { label: t.button.usual, href })} onRemove={null} onClose={close} />
  if (asked === 'video' || asked === 'embed')
    return (
      <ElsewhereDialog
        words={t[asked]}
        onInsert={({ type, attrs }, title) => insert(type, { ...attrs, title })}
        onFile={asked === 'video' ? () => onAsk('videoFile') : null}
        onClose={close}
      />
    )
  return (
    <MediaPicker
      isOpen={asked !== null}
      accept={(asked && ACCEPTED[asked]) ?? 'image'}
      isMultiple={asked === 'image' || asked === 'gallery'}
      onPick={pick}
      onClose={close}
    />
  )
}

const ACCEPTED: Partial<Record<InsertDialog, Accept>> = { audio: 'audio', videoFile: 'video', file: 'document' }

/** A better beginning for a title than the name of a file, which ends in its type. */
const nameOf = ({ content, title }: MediaRecord): string => content.caption || title.replace(/\.\w{1,5}$/, '').replace(/[-_]+/g, ' ')

function LinkQuestion({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const given: unknown = editor.getAttributes('link')['href']
  const href = typeof given === 'string' ? given : ''
  const apply = (address: string) => {
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    // With nothing selected there is nothing to carry the link: its address stands for itself.
    if (editor.state.selection.empty && href === '')
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return <LinkDialog href={href} onApply={apply} onRemove={href ? remove : null} onClose={onClose} />
}
