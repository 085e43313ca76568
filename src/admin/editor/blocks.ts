import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Announcement from '@mui/icons-material/AnnouncementOutlined'
import Audiotrack from '@mui/icons-material/AudiotrackOutlined'
import Bulleted from '@mui/icons-material/FormatListBulleted'
import Code from '@mui/icons-material/DataObjectOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import FormatQuote from '@mui/icons-material/FormatQuote'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import Image from '@mui/icons-material/ImageOutlined'
import KeyboardReturn from '@mui/icons-material/KeyboardReturn'
import Looks3 from '@mui/icons-material/Looks3Outlined'
import Looks4 from '@mui/icons-material/Looks4Outlined'
import LooksTwo from '@mui/icons-material/LooksTwoOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Notes from '@mui/icons-material/Notes'
import Numbered from '@mui/icons-material/FormatListNumbered'
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Superscript from '@mui/icons-material/Superscript'
import TableChart from '@mui/icons-material/TableChartOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import type { Keys } from '../theme/keyHint.ts'
import { insertNote } from './nodes/footnote.ts'

export type BlockId = keyof AdminMessages['editor']['blocks']
/** What needs a question before it can be inserted. */
export type Question = 'image' | 'gallery' | 'video' | 'audio' | 'file' | 'button' | 'embed' | 'link'

export interface BlockKind {
  readonly id: BlockId
  readonly icon: SvgIconComponent
  /** How it is typed, where there is a way. */
  readonly keys?: Keys
  readonly insert: { readonly ask: Question } | { readonly run: (chain: ChainedCommands) => ChainedCommands }
  readonly isActive?: (editor: Editor) => boolean
}

const heading = (level: 2 | 3 | 4, icon: SvgIconComponent): BlockKind => ({
  id: `heading${level}`,
  icon,
  keys: `Mod-Alt-${level}`,
  insert: { run: (chain) => chain.setNode('heading', { level }) },
  isActive: (editor) => editor.isActive('heading', { level }),
})

const asked = (id: Question & BlockId, icon: SvgIconComponent): BlockKind => ({ id, icon, insert: { ask: id } })

/** Every block that can be inserted, in the order of the menu. */
export const blockKinds: readonly BlockKind[] = [
  {
    id: 'paragraph',
    icon: Notes,
    keys: 'Mod-Alt-0',
    insert: { run: (chain) => chain.setNode('paragraph') },
    isActive: (editor) => editor.isActive('paragraph') && !editor.isActive('blockquote') && !editor.isActive('listItem'),
  },
  heading(2, LooksTwo),
  heading(3, Looks3),
  heading(4, Looks4),
  {
    id: 'bulletList',
    icon: Bulleted,
    keys: 'Mod-Shift-8',
    insert: { run: (chain) => chain.toggleBulletList() },
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'orderedList',
    icon: Numbered,
    keys: 'Mod-Shift-7',
    insert: { run: (chain) => chain.toggleOrderedList() },
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'blockquote',
    icon: FormatQuote,
    keys: 'Mod-Shift-b',
    insert: { run: (chain) => chain.toggleBlockquote() },
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'pullQuote',
    icon: Reviews,
    insert: { run: (chain) => chain.toggleNode('pullQuote', 'paragraph') },
    isActive: (editor) => editor.isActive('pullQuote'),
  },
  {
    id: 'callout',
    icon: Announcement,
    // A heading may not stand in a box: its words do.
    insert: { run: (chain) => chain.setNode('paragraph').toggleWrap('callout', { look: 'note' }) },
    isActive: (editor) => editor.isActive('callout'),
  },
  {
    id: 'table',
    icon: TableChart,
    insert: { run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
    isActive: (editor) => editor.isActive('table'),
  },
  {
    id: 'codeBlock',
    icon: Code,
    keys: 'Mod-Alt-c',
    insert: { run: (chain) => chain.toggleCodeBlock() },
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  asked('image', Image),
  asked('gallery', PhotoLibrary),
  asked('video', Movie),
  asked('audio', Audiotrack),
  asked('embed', Public),
  asked('file', Description),
  asked('button', AdsClick),
  {
    id: 'footnote',
    icon: Superscript,
    keys: 'Mod-Alt-f',
    // Within a chain the state is the chain's own, and so is what is dispatched: the note is put into its transaction.
    insert: { run: (chain) => chain.command(({ state, tr, dispatch }) => insertNote(state, tr, dispatch !== undefined)) },
  },
  { id: 'horizontalRule', icon: HorizontalRule, insert: { run: (chain) => chain.setHorizontalRule() } },
  { id: 'hardBreak', icon: KeyboardReturn, keys: 'Shift-Enter', insert: { run: (chain) => chain.setHardBreak() } },
]

export function blockKind(id: BlockId): BlockKind {
  const found = blockKinds.find((kind) => kind.id === id)
  if (!found) throw new Error(`No block ${id}`)
  return found
}
