import AddColumn from '@mui/icons-material/ViewColumnOutlined'
import AddRow from '@mui/icons-material/TableRowsOutlined'
import BorderLeft from '@mui/icons-material/BorderLeft'
import BorderTop from '@mui/icons-material/BorderTop'
import CallMerge from '@mui/icons-material/CallMerge'
import Delete from '@mui/icons-material/DeleteOutline'
import PlaylistRemove from '@mui/icons-material/PlaylistRemove'
import RemoveColumn from '@mui/icons-material/RemoveCircleOutline'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box } from '@mui/material'
import type { ChainedCommands } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useMessages } from '../../useMessages.ts'
import { RovingToolbar } from '../toolbar/RovingToolbar.tsx'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { AttributeField, removeBlock } from './BlockFrame.tsx'

const TOOLS = {
  addRow: { icon: AddRow, run: (chain) => chain.addRowAfter() },
  addColumn: { icon: AddColumn, run: (chain) => chain.addColumnAfter() },
  headerRow: { icon: BorderTop, run: (chain) => chain.toggleHeaderRow() },
  headerColumn: { icon: BorderLeft, run: (chain) => chain.toggleHeaderColumn() },
  merge: { icon: CallMerge, run: (chain) => chain.mergeOrSplit() },
  removeRow: { icon: PlaylistRemove, run: (chain) => chain.deleteRow() },
  removeColumn: { icon: RemoveColumn, run: (chain) => chain.deleteColumn() },
} satisfies Record<string, { readonly icon: SvgIconComponent; readonly run: (chain: ChainedCommands) => ChainedCommands }>

/** A table: its tools (Shift-Tab leads to them from the first cell), its caption, and cells that are written in. */
export function TableView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const names = Object.keys(TOOLS) as (keyof typeof TOOLS)[] // the keys of what is written above
  return (
    <NodeViewWrapper>
      <Box role="group" aria-label={t.blocks.table.label} className="table-block">
        {view.editor.isEditable && (
          <Box contentEditable={false} className="table-tools">
            <RovingToolbar label={t.block.tools(t.blocks.table.label)} sx={{ display: 'flex', flexWrap: 'wrap' }}>
              {names.map((name) => (
                <ToolButton key={name} label={t.table[name]} icon={TOOLS[name].icon} onClick={() => TOOLS[name].run(inTable(view)).run()} />
              ))}
              <ToolButton label={t.block.remove(t.blocks.table.label)} icon={Delete} onClick={() => removeBlock(view)} />
            </RovingToolbar>
          </Box>
        )}
        <Box contentEditable={false} className="table-tools">
          <AttributeField view={view} name="caption" label={t.table.caption} maxLength={600} />
        </Box>
        <NodeViewContent<'table'> as="table" />
      </Box>
    </NodeViewWrapper>
  )
}

/** Commands act where the cursor is: whoever presses a tool of a table that they are not in means its first cell. */
function inTable({ editor, getPos, node }: ReactNodeViewProps): ChainedCommands {
  const chain = editor.chain().focus()
  const start = getPos()
  const { from, to } = editor.state.selection
  if (start === undefined || (from > start && to < start + node.nodeSize)) return chain
  // A table begins with a row, a cell and a block, one step into each.
  return chain.setTextSelection(start + 4)
}
