import Delete from '@mui/icons-material/DeleteOutline'
import { Box, MenuItem } from '@mui/material'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { CALLOUT_LOOKS, type CalloutLook } from '../../../content/body/body.ts'
import { useMessages } from '../../useMessages.ts'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { AttributeField, removeBlock } from './BlockFrame.tsx'
import { BlockSelect } from './BlockSelect.tsx'

/** A box: how it looks, its title, and words that are written as anywhere else. */
export function CalloutView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const look = (view.node.attrs['look'] as CalloutLook | null) ?? 'note' // as `writtenBlocks.ts` names it
  return (
    <NodeViewWrapper>
      <Box role="group" aria-label={t.blocks.callout.label} className={`callout callout-${look}`}>
        <Box contentEditable={false} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {view.editor.isEditable ? (
            <>
              <BlockSelect label={t.callout.look} value={look} onChange={(chosen) => view.updateAttributes({ look: chosen })}>
                {CALLOUT_LOOKS.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t.callout.looks[one]}
                  </MenuItem>
                ))}
              </BlockSelect>
              <Box sx={{ flex: 1 }} />
              <ToolButton label={t.block.remove(t.blocks.callout.label)} icon={Delete} onClick={() => removeBlock(view)} />
            </>
          ) : (
            t.callout.looks[look]
          )}
        </Box>
        <Box contentEditable={false}>
          <AttributeField view={view} name="title" label={t.callout.title} maxLength={200} isStrong />
        </Box>
        <NodeViewContent />
      </Box>
    </NodeViewWrapper>
  )
}
