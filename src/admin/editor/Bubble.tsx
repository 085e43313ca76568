import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/Link'
import LooksTwo from '@mui/icons-material/LooksTwoOutlined'
import Superscript from '@mui/icons-material/Superscript'
import { Paper } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { memo } from 'react'
import { useMessages } from '../useMessages.ts'
import { blockKind } from './blocks.ts'
import { openNote } from './nodes/footnote.ts'
import { RovingToolbar } from './toolbar/RovingToolbar.tsx'
import { ToolButton } from './toolbar/ToolButton.tsx'
import { findingOf } from './find/findInText.ts'
import { useInsertDialog } from './insertDialogContext.ts'

/** What is done to words that have just been selected, beside them. */
export const Bubble = memo(function Bubble({ editor }: { readonly editor: Editor }) {
  const t = useMessages().editor
  const ask = useInsertDialog()
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      heading: editor.isActive('heading', { level: 2 }),
      isInNote: openNote(editor.state) !== null,
    }),
  })
  const note = blockKind('footnote').insert
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', offset: 8 }}
      // Whoever goes from one match to the next is not about to change its marks.
      shouldShow={({ state, editor }) =>
        editor.isEditable &&
        !findingOf(state).isOpen &&
        !state.selection.empty &&
        state.selection.$from.parent.isTextblock &&
        !('node' in state.selection)
      }
      style={{ zIndex: 5 }}
    >
      <Paper elevation={6} sx={{ border: 1, borderColor: 'divider', p: 0.25 }}>
        <RovingToolbar label={t.bubble} sx={{ display: 'flex' }}>
          <ToolButton label={t.marks.bold} icon={FormatBold} isOn={now.bold} onClick={() => editor.chain().focus().toggleBold().run()} />
          <ToolButton
            label={t.marks.italic}
            icon={FormatItalic}
            isOn={now.italic}
            onClick={() => editor.chain().focus().toggleItalic().run()}
          />
          <ToolButton label={t.marks.link} icon={LinkIcon} isOn={now.link} onClick={() => ask('link')} />
          {!now.isInNote && (
            <>
              <ToolButton
                label={t.blocks.heading2.label}
                icon={LooksTwo}
                isOn={now.heading}
                onClick={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}
              />
              <ToolButton
                label={t.marks.footnote}
                icon={Superscript}
                onClick={() => 'run' in note && note.run(editor.chain().focus()).run()}
              />
            </>
          )}
        </RovingToolbar>
      </Paper>
    </BubbleMenu>
  )
})
