import { Alert, Button } from '@mui/material'
import { useCloseNotification } from 'react-admin'
import { useMessages } from '../useMessages.ts'

interface UndoNoticeProps {
  readonly message: string
  readonly onUndo: () => void
}

/** Says what was done, and offers to take it back. */
export function UndoNotice({ message, onUndo }: UndoNoticeProps) {
  const t = useMessages().shelf
  const close = useCloseNotification()
  const undo = (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close()
        onUndo()
      }}
    >
      {t.undo}
    </Button>
  )
  return (
    <Alert severity="info" variant="filled" action={undo}>
      {message}
    </Alert>
  )
}
