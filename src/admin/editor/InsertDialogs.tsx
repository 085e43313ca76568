import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useState, type SyntheticEvent } from 'react'
import { readVideoAddress } from '../../content/body/readVideoAddress.ts'
import type { VideoElsewhere } from '../../content/body/videoElsewhere.ts'
import { MediaPicker } from '../media/MediaPicker.tsx'
import type { MediaRecord } from '../media/mediaRecord.ts'
import { useMessages } from '../useMessages.ts'
import type { Question } from './blocks.ts'
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
    if (asked === 'audio') insert('audio', { media: first.id, title: nameOf(first) })
    if (asked === 'videoFile') insert('video', { provider: 'file', media: first.id, title: nameOf(first) })
  }

  if (asked === 'link') return <LinkQuestion editor={editor} onClose={close} />
  if (asked === 'video')
    return <VideoDialog onInsert={(attrs) => insert('video', attrs)} onFile={() => onAsk('videoFile')} onClose={close} />
  const accept = asked === 'audio' ? 'audio' : asked === 'videoFile' ? 'video' : 'image'
  return (
    <MediaPicker
      isOpen={asked !== null}
      accept={accept}
      isMultiple={asked === 'image' || asked === 'gallery'}
      onPick={pick}
      onClose={close}
    />
  )
}

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

interface VideoDialogProps {
  readonly onInsert: (attrs: VideoElsewhere & { readonly title: string }) => void
  readonly onFile: () => void
  readonly onClose: () => void
}

/** A film by its address, or the way to those of the library. */
function VideoDialog({ onInsert, onFile, onClose }: VideoDialogProps) {
  const { video: t, insert, cancel } = useMessages().editor
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isRefused, setRefused] = useState(false)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // A dialog stands in the page of the form around it, and so do its events.
    event.stopPropagation()
    const found = readVideoAddress(address)
    if (found) onInsert({ ...found, title: title.trim() })
    else setRefused(true)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t.address}
            placeholder={t.example}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setRefused(false)
            }}
            error={isRefused}
            helperText={isRefused ? t.unknown : ' '}
          />
          <TextField
            fullWidth
            label={t.titleField}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            helperText={t.titleHelp}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <Divider />
          <Button onClick={onFile} variant="outlined" color="secondary">
            {t.orFile}
          </Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            {cancel}
          </Button>
          <Button type="submit" variant="contained">
            {insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
