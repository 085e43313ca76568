import Delete from '@mui/icons-material/DeleteOutline'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, InputBase, Tooltip } from '@mui/material'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../useMessages.ts'
import type { BlockId } from '../blocks.ts'
import { RovingToolbar } from '../toolbar/RovingToolbar.tsx'
import { ToolButton } from '../toolbar/ToolButton.tsx'

interface BlockFrameProps {
  readonly view: ReactNodeViewProps
  readonly block: BlockId
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What stands around a block that is chosen rather than written: its handle, its tools, and the line that says it is selected. */
export function BlockFrame({ view, block, tools, children }: BlockFrameProps) {
  const t = useMessages().editor
  const name = t.blocks[block].label
  const { isEditable } = view.editor
  return (
    <NodeViewWrapper>
      <Box role="group" aria-label={name} sx={frame(view.selected && isEditable)} className="block-frame">
        {isEditable && (
          <Box contentEditable={false}>
            <RovingToolbar label={t.block.tools(name)} className="block-tools" sx={toolRow}>
              <Tooltip title={t.block.move(name)}>
                <Box
                  component="span"
                  data-drag-handle
                  aria-hidden
                  sx={{ display: 'inline-flex', cursor: 'grab', p: 0.5, color: 'text.secondary' }}
                >
                  <DragIndicator fontSize="small" />
                </Box>
              </Tooltip>
              {tools}
              <ToolButton label={t.block.remove(name)} icon={Delete} onClick={() => removeBlock(view)} />
            </RovingToolbar>
          </Box>
        )}
        {children}
      </Box>
    </NodeViewWrapper>
  )
}

/** Takes a block out of the text. The button that was pressed goes with it: the focus stays in the text, where the same can be undone. */
export function removeBlock({ deleteNode, editor }: Pick<ReactNodeViewProps, 'deleteNode' | 'editor'>): void {
  deleteNode()
  editor.commands.focus()
}

interface AttributeFieldProps {
  readonly view: ReactNodeViewProps
  readonly name: string
  readonly label: string
  readonly maxLength: number
  readonly isStrong?: boolean
}

/** A line under a block: its caption, its credit. Looks like what readers will see, and is a field like any other. */
export function AttributeField({ view, name, label, maxLength, isStrong = false }: AttributeFieldProps) {
  const value = view.node.attrs[name] as unknown // whatever was kept
  return (
    <InputBase
      fullWidth
      multiline
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => view.updateAttributes({ [name]: event.target.value })}
      placeholder={label}
      readOnly={!view.editor.isEditable}
      inputProps={{ 'aria-label': label, maxLength }}
      sx={{
        fontSize: isStrong ? '1rem' : '0.875rem',
        fontWeight: isStrong ? 600 : 400,
        color: isStrong ? 'text.primary' : 'text.secondary',
        py: 0.25,
      }}
    />
  )
}

const frame = (isSelected: boolean) => ({
  position: 'relative',
  my: 3,
  borderRadius: 1,
  outline: isSelected ? '2px solid' : 'none',
  outlineColor: 'primary.main',
  outlineOffset: 6,
  fontFamily: 'fontFamily',
  // Tools come when they are looked for; on a touch screen nobody hovers.
  '@media (hover: hover)': {
    '& .block-tools': { opacity: isSelected ? 1 : 0, transition: 'opacity 120ms' },
    '&:hover .block-tools, &:focus-within .block-tools': { opacity: 1 },
  },
})

const toolRow = {
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
