import Code from '@mui/icons-material/Code'
import FindReplace from '@mui/icons-material/FindReplace'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Subscript from '@mui/icons-material/Subscript'
import Superscript from '@mui/icons-material/Superscript'
import Undo from '@mui/icons-material/Undo'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { Keys } from '../../theme/keyHint.ts'
import { useMessages } from '../../useMessages.ts'
import { openFind } from '../find/findInText.ts'
import { useInsertDialog } from '../insertDialogContext.ts'
import { blockKind, type BlockId } from '../blocks.ts'

export const TEXTS = ['paragraph', 'heading2', 'heading3', 'heading4'] as const
/** The most used first: they are in sight on the narrowest screen. */
const BLOCKS = [
  'image',
  'bulletList',
  'orderedList',
  'blockquote',
  'footnote',
  'video',
  'gallery',
  'audio',
  'pullQuote',
  'table',
  'callout',
  'button',
  'file',
  'embed',
  'codeBlock',
  'horizontalRule',
] as const

const RARE_MARKS = [
  { id: 'strike', keys: 'Mod-Shift-s', icon: StrikethroughS },
  { id: 'subscript', keys: 'Mod-,', icon: Subscript },
  { id: 'superscript', keys: 'Mod-.', icon: Superscript },
  { id: 'code', keys: 'Mod-e', icon: Code },
] as const

export interface Tool {
  readonly id: string
  readonly label: string
  readonly keys?: Keys
  readonly icon: SvgIconComponent
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  /** Does a line part it from the tool before? */
  readonly isApart?: boolean
  readonly run: () => void
}

/** What can be done to the words at the cursor and what can be put there, as it stands now. */
export function useTextTools(editor: Editor) {
  const { editor: t, findInText } = useMessages()
  const ask = useInsertDialog()
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const insert = (id: BlockId) => {
    const { insert } = blockKind(id)
    if ('ask' in insert) ask(insert.ask)
    else insert.run(editor.chain().focus()).run()
  }
  const { bold, italic, link } = t.marks
  const marks: readonly Tool[] = [
    { id: 'bold', label: bold, keys: 'Mod-b', icon: FormatBold, isOn: now.bold, run: () => editor.chain().focus().toggleBold().run() },
    {
      id: 'italic',
      label: italic,
      keys: 'Mod-i',
      icon: FormatItalic,
      isOn: now.italic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    { id: 'link', label: link, keys: 'Mod-k', icon: LinkIcon, isOn: now.link, run: () => ask('link') },
  ]
  const history: readonly Tool[] = [
    { id: 'undo', label: t.undo, keys: 'Mod-z', icon: Undo, isDisabled: !now.canUndo, run: () => editor.chain().focus().undo().run() },
    {
      id: 'redo',
      label: t.redo,
      keys: 'Mod-Shift-z',
      icon: Redo,
      isDisabled: !now.canRedo,
      run: () => editor.chain().focus().redo().run(),
    },
  ]
  const blocks = BLOCKS.map((id): Tool => {
    const { icon, keys } = blockKind(id)
    return { id, label: t.blocks[id].label, ...(keys && { keys }), icon, isOn: now.blocks.includes(id), run: () => insert(id) }
  })
  const rareMarks = RARE_MARKS.map(({ id, keys, icon }): Tool => ({
    id,
    label: t.marks[id],
    keys,
    icon,
    isOn: now.marks.includes(id),
    run: () => editor.chain().focus().toggleMark(id).run(),
  }))
  const finding: Tool = { id: 'find', label: findInText.open, keys: 'Mod-f', icon: FindReplace, run: () => openFind(editor.view) }
  const tools = [marks, history, blocks, rareMarks, [finding]].flatMap((group) =>
    group.map((tool, index) => ({ ...tool, isApart: index === 0 })),
  )
  return { tools, text: now.text, setText: insert }
}

function stateOf(editor: Editor) {
  return {
    text: TEXTS.find((id) => blockKind(id).isActive?.(editor)) ?? ('' as const),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    marks: RARE_MARKS.map(({ id }) => id).filter((id) => editor.isActive(id)),
    blocks: BLOCKS.filter((id) => blockKind(id).isActive?.(editor)),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
