import LinkIcon from '@mui/icons-material/Link'
import { Box, Typography } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { useMessages } from '../../useMessages.ts'
import { LinkDialog } from '../link/LinkDialog.tsx'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'

/** Words to press, and where they lead. */
export function ButtonView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const [isAsking, setAsking] = useState(false)
  const href = String(view.node.attrs['href'] ?? '')
  return (
    <BlockFrame
      view={view}
      block="button"
      tools={<ToolButton label={t.button.changeTarget} icon={LinkIcon} onClick={() => setAsking(true)} />}
    >
      <Box sx={{ pt: 5.5, display: 'grid', justifyItems: 'center', gap: 0.5 }}>
        <Box
          sx={{
            px: 3,
            py: 0.5,
            minWidth: 220,
            backgroundColor: 'primary.main',
            '& *': { color: 'primary.contrastText', textAlign: 'center' },
          }}
        >
          <AttributeField view={view} name="label" label={t.button.label} maxLength={100} isStrong />
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {href}
        </Typography>
      </Box>
      {isAsking && (
        <LinkDialog
          href={href}
          onApply={(address) => {
            setAsking(false)
            view.updateAttributes({ href: address })
          }}
          onRemove={null}
          onClose={() => setAsking(false)}
        />
      )}
    </BlockFrame>
  )
}
