import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useCloseNotification } from 'react-admin'
import { useMessages } from '../useMessages.ts'

interface UndoLineProps {
  readonly sentence: string
  readonly onUndo: () => void
  /** When something else was done since, taking this back would take that back too. */
  readonly until: AbortSignal
}

/** Says what was done, and offers to take it back for as long as that is all that was done. */
export function UndoLine({ sentence, onUndo, until }: UndoLineProps) {
  const t = useMessages().publishing
  const close = useCloseNotification()
  const [isOver, setOver] = useState(until.aborted)
  useEffect(() => {
    const end = () => {
      setOver(true)
      close()
    }
    if (until.aborted) end()
    until.addEventListener('abort', end)
    return () => until.removeEventListener('abort', end)
  }, [until, close])
  const undo = (
    <Button
      color="inherit"
      size="small"
      disabled={isOver}
      onClick={() => {
        close()
        onUndo()
      }}
    >
      {t.undo}
    </Button>
  )
  return (
    <Alert severity="success" variant="filled" action={undo}>
      {sentence}
    </Alert>
  )
}
