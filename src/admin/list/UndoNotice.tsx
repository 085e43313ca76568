import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useCloseNotification } from 'react-admin'
import { useMessages } from '../useMessages.ts'

interface UndoNoticeProps {
  readonly message: string
  readonly severity?: 'info' | 'success'
  readonly onUndo: () => void
  /** Aborted when something else was done since: taking this back would take that back too. */
  readonly until?: AbortSignal
}

/** Says what was done, and offers to take it back for as long as that can be done alone. */
export function UndoNotice({ message, severity = 'info', onUndo, until }: UndoNoticeProps) {
  const t = useMessages().lists
  const close = useCloseNotification()
  const [isOver, setOver] = useState(until?.aborted ?? false)
  useEffect(() => {
    if (!until) return
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
    <Alert severity={severity} variant="filled" action={undo}>
      {message}
    </Alert>
  )
}
