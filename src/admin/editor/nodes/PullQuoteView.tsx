import { Box } from '@mui/material'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useMessages } from '../../useMessages.ts'
import { AttributeField } from './BlockFrame.tsx'

/** A sentence that stands out, and whose it is. */
export function PullQuoteView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  return (
    <NodeViewWrapper>
      <Box component="aside" className="pull-quote">
        <NodeViewContent<'p'> as="p" />
        <Box contentEditable={false}>
          <AttributeField view={view} name="attribution" label={t.attribution} maxLength={200} />
        </Box>
      </Box>
    </NodeViewWrapper>
  )
}
