import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useMessages } from '../useMessages.ts'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel?: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({ isOpen, title, text, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useMessages().shelf
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" autoFocus>
          {cancel ?? t.cancel}
        </Button>
        <Button onClick={onConfirm} variant="contained" color="error">
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
