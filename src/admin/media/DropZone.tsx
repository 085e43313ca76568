import { Box, Typography } from '@mui/material'
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
  /** As high as a library, unless it is less. */
  readonly minHeight?: number
}

/** A place where files can be dropped, or pasted. */
export function DropZone({ onFiles, children, minHeight = 200 }: DropZoneProps) {
  const t = useMessages().media.upload
  // Entering a child leaves its parent: only the count says whether the files are still above us.
  const [depth, setDepth] = useState(0)

  const over = (event: DragEvent, change: number) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDepth((known) => Math.max(0, known + change))
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDepth(0)
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) onFiles([...event.clipboardData.files])
  }
  return (
    <Box
      onDragEnter={(event) => over(event, 1)}
      onDragLeave={(event) => over(event, -1)}
      onDragOver={(event) => over(event, 0)}
      onDrop={drop}
      onPaste={paste}
      sx={{ position: 'relative', minHeight }}
    >
      {children}
      {depth > 0 && (
        <Box sx={veil}>
          <Typography variant="h4" component="p">
            {t.drop}
          </Typography>
        </Box>
      )}
    </Box>
  )
}

const veil = {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  opacity: 0.92,
  pointerEvents: 'none',
}
