import { Alert, Box } from '@mui/material'
import { closeHistory } from '@tiptap/pm/history'
import type { EditorProps } from '@tiptap/pm/view'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Body } from '../../content/body/body.ts'
import { serverTime } from '../api/serverClock.ts'
import { useMessages } from '../useMessages.ts'
import { createChangeTracker } from './body/changeTracker.ts'
import { createBodyReader } from './body/bodyReader.ts'
import { fromBody } from './body/toBody.ts'
import { Bubble } from './Bubble.tsx'
import { editorExtensions } from './editorExtensions.ts'
import { editorStyles } from './editorStyles.ts'
import { InsertDialogContext } from './insertDialogContext.ts'
import { InsertDialogs, type InsertDialog } from './InsertDialogs.tsx'
import { insertPictures } from './media/insertPictures.ts'
import { cleanPaste } from './paste/cleanPaste.ts'
import { insertPastedBlock } from './paste/pastedBlock.ts'
import type { PasteLosses } from './paste/pasteLosses.ts'
import { PasteNotice } from './paste/PasteNotice.tsx'
import { createSlashCommands } from './slash/slashCommands.ts'
import { SlashMenu } from './slash/SlashMenu.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { useTypography } from './typography/useTypography.ts'

export interface RichTextEditorProps {
  readonly value: Body | null | undefined
  readonly onChange: (body: Body) => void
  readonly label: string
  readonly placeholder?: string
  readonly isReadOnly?: boolean
  readonly minHeight?: string
  /** How far from the top of the window the bar stays when the text moves. */
  readonly toolbarTop?: number | string
  readonly onBlur?: () => void
}

/** The sheet an editor writes on: every block of the content model, and a body that can always be saved. */
export function RichTextEditor({
  value,
  onChange,
  label,
  placeholder,
  isReadOnly = false,
  minHeight,
  toolbarTop = 0,
  onBlur,
}: RichTextEditorProps) {
  const t = useMessages().editor
  const [openDialog, setOpenDialog] = useState<InsertDialog | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [pasted, setPasted] = useState<{ readonly losses: PasteLosses; readonly canUndo: boolean } | null>(null)
  const losses = useRef<PasteLosses>({})
  const [slash] = useState(createSlashCommands)
  const shownPlaceholder = placeholder ?? t.placeholder
  const [hasTypography] = useTypography()
  const extensions = useMemo(
    () => [...editorExtensions(shownPlaceholder, hasTypography), slash.extension],
    [shownPlaceholder, hasTypography, slash],
  )
  const [changes] = useState(() => createChangeTracker(value))
  const [readBody] = useState(createBodyReader)
  const own = useRef<Editor | null>(null)

  // The library hands over to ProseMirror whatever differs from the last time it was asked, and ProseMirror then looks through the whole text: at every key, if these were made anew.
  const [first] = useState(() => fromBody(value))
  const editorProps = useMemo((): EditorProps => {
    const takeFiles = (files: readonly File[], at?: number): boolean => {
      if (files.length === 0 || !own.current) return false
      const pictures = files.filter(({ type }) => type.startsWith('image/'))
      if (pictures.length < files.length) setNotice(t.block.notPicture)
      if (pictures.length > 0) insertPictures(own.current, pictures, at)
      return true
    }

    return {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: (html) => {
        const cleaned = cleanPaste(html)
        losses.current = cleaned.losses
        return cleaned.html
      },
      handlePaste: (view, event) => {
        // What is pasted is taken back by itself, not with the words that were typed just before.
        view.dispatch(closeHistory(view.state.tr))
        const text = event.clipboardData?.getData('text/plain') ?? ''
        const hasMarkup = event.clipboardData?.types.includes('text/html') ?? false
        if (own.current && insertPastedBlock(own.current, text, hasMarkup)) return true
        // Word puts a picture of the text beside the text: files are taken only when there are no words.
        return hasMarkup && /\S/.test(text) ? false : takeFiles([...(event.clipboardData?.files ?? [])])
      },
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved) return false
        return takeFiles([...(event.dataTransfer?.files ?? [])], view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
      },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false
        if (own.current?.state.selection.empty && !own.current.isActive('link')) return false // the command palette's
        event.stopPropagation()
        setOpenDialog('link')
        return true
      },
    }
  }, [label, t])

  const editor = useEditor({
    extensions,
    content: first,
    editable: !isReadOnly,
    // Styles are ours: the library would add a sheet of its own.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor, transaction }) => {
      const event = transaction.getMeta('uiEvent') as unknown // set by ProseMirror
      if (event === 'paste' || event === 'drop') {
        setPasted(Object.keys(losses.current).length > 0 ? { losses: losses.current, canUndo: true } : null)
        losses.current = {}
      } else if (transaction.docChanged) setPasted((before) => before && { ...before, canUndo: false })
      const { body, dropped } = readBody(editor.state.doc)
      if (dropped.length > 0) setNotice(t.dropped)
      // The line that the surface adds at its end is no change.
      if (changes.write(body, serverTime())) onChange(body)
    },
    onBlur: () => onBlur?.(),
  })
  useEffect(() => {
    own.current = editor
  }, [editor])

  useEffect(() => {
    if (changes.isOwnChange(value, serverTime())) return
    editor.commands.setContent(fromBody(value), { emitUpdate: false })
  }, [editor, changes, value])
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  return (
    <InsertDialogContext value={setOpenDialog}>
      <Box sx={editorStyles} style={minHeight ? { ['--surface-height' as string]: minHeight } : undefined}>
        {/* What is to be read is in sight wherever in the text one writes. */}
        <Box sx={{ display: 'flow-root', position: 'sticky', zIndex: 3, top: toolbarTop, backgroundColor: 'background.paper' }}>
          {!isReadOnly && <Toolbar editor={editor} />}
          {notice && (
            <Alert severity="info" onClose={() => setNotice(null)} sx={{ my: 1 }}>
              {notice}
            </Alert>
          )}
          {pasted && (
            <PasteNotice
              losses={pasted.losses}
              onUndo={
                pasted.canUndo
                  ? () => {
                      editor.chain().focus().undo().run()
                      setPasted(null)
                    }
                  : null
              }
              onClose={() => setPasted(null)}
            />
          )}
        </Box>
        <Box sx={{ pt: 2 }}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {!isReadOnly && (
        <>
          <Bubble editor={editor} />
          <SlashMenu editor={editor} control={slash.control} />
          <InsertDialogs editor={editor} open={openDialog} onOpen={setOpenDialog} />
        </>
      )}
    </InsertDialogContext>
  )
}
