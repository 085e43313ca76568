import Code from '@mui/icons-material/Code'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { Box, Divider, MenuItem, Select } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useMessages } from '../useMessages.ts'
import { blockKind, type BlockId } from './blocks.ts'
import { ToolButton } from './ToolButton.tsx'
import { useAsk } from './askContext.ts'

const TEXTS = ['paragraph', 'heading2', 'heading3', 'heading4'] as const
const BLOCKS = [
  'bulletList',
  'orderedList',
  'blockquote',
  'pullQuote',
  'footnote',
  'image',
  'gallery',
  'video',
  'audio',
  'horizontalRule',
] as const

/** What can be done to the words at the cursor, and what can be put there. Stays in sight while the text moves. */
export function Toolbar({ editor, top }: { readonly editor: Editor; readonly top: number | string }) {
  const t = useMessages().editor
  const ask = useAsk()
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const run = (id: BlockId) => {
    const { insert } = blockKind(id)
    if ('ask' in insert) ask(insert.ask)
    else insert.run(editor.chain().focus()).run()
  }
  return (
    <Box role="toolbar" aria-label={t.toolbar} sx={{ ...bar, top }}>
      <Select<(typeof TEXTS)[number] | ''>
        size="small"
        variant="standard"
        disableUnderline
        displayEmpty
        value={now.text}
        onChange={({ target }) => target.value && run(target.value)}
        renderValue={(id) => (id ? t.blocks[id].label : t.kindOfBlock)}
        inputProps={{ 'aria-label': t.kindOfBlock }}
        sx={{ fontSize: '0.875rem', px: 1, minWidth: 150 }}
      >
        {TEXTS.map((id) => (
          <MenuItem key={id} value={id}>
            {t.blocks[id].label}
          </MenuItem>
        ))}
      </Select>
      <Line />
      <ToolButton
        label={t.marks.bold}
        keys="Mod-b"
        icon={FormatBold}
        isOn={now.bold}
        onClick={() => editor.chain().focus().toggleBold().run()}
      />
      <ToolButton
        label={t.marks.italic}
        keys="Mod-i"
        icon={FormatItalic}
        isOn={now.italic}
        onClick={() => editor.chain().focus().toggleItalic().run()}
      />
      <ToolButton label={t.marks.link} keys="Mod-k" icon={LinkIcon} isOn={now.link} onClick={() => ask('link')} />
      <ToolButton label={t.marks.code} keys="Mod-e" icon={Code} isOn={now.code} onClick={() => editor.chain().focus().toggleCode().run()} />
      <Line />
      {BLOCKS.map((id) => {
        const { icon, keys } = blockKind(id)
        return (
          <ToolButton
            key={id}
            label={t.blocks[id].label}
            {...(keys && { keys })}
            icon={icon}
            isOn={now.blocks.includes(id)}
            onClick={() => run(id)}
          />
        )
      })}
      <Line />
      <ToolButton label={t.undo} keys="Mod-z" icon={Undo} isDisabled={!now.canUndo} onClick={() => editor.chain().focus().undo().run()} />
      <ToolButton
        label={t.redo}
        keys="Mod-Shift-z"
        icon={Redo}
        isDisabled={!now.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </Box>
  )
}

function stateOf(editor: Editor) {
  return {
    text: TEXTS.find((id) => blockKind(id).isActive?.(editor)) ?? ('' as const),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    code: editor.isActive('code'),
    blocks: BLOCKS.filter((id) => blockKind(id).isActive?.(editor)),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

const Line = () => <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />

const bar = {
  position: 'sticky',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.25,
  px: 0.5,
}
