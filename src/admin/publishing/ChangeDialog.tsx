import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { ChangeChoice } from '../../content/publishing/acts.ts'
import { useMessages } from '../useMessages.ts'

interface ChangeDialogProps {
  /** When the planned change comes out, in words. */
  readonly when: string
  readonly onChoose: (choice: ChangeChoice) => void
  readonly onClose: () => void
}

/** Asks whoever publishes a correction what becomes of the change that is planned. */
export function ChangeDialog({ when, onChoose, onClose }: ChangeDialogProps) {
  const t = useMessages().publishing
  const titleId = useId()
  const textId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t.change.title(when)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t.change.text(when)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button onClick={() => onChoose('keep')}>{t.change.keep}</Button>
        <Button variant="contained" onClick={() => onChoose('replace')} autoFocus>
          {t.change.replace}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
