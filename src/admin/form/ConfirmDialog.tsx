import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useMessages } from '../useMessages.ts'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel?: string
  /** Whether it destroys something; so it does unless said. */
  readonly isHarmless?: boolean
  readonly isBusy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({ isOpen, title, text, confirm, cancel, isHarmless, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useMessages().lists
  const id = useId()
  const textId = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} {...(text && { 'aria-describedby': textId })} role="alertdialog">
      <DialogTitle id={id}>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={textId}>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} color="inherit" autoFocus>
          {cancel ?? t.cancel}
        </Button>
        <Button onClick={onConfirm} variant="contained" color={isHarmless ? 'primary' : 'error'} disabled={isBusy ?? false}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
