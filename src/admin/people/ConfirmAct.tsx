import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMessages } from '../useMessages.ts'

export type ConfirmedAct = 'revoke' | 'suspend' | 'reactivate' | 'resetFactor' | 'remove'

interface ConfirmActProps {
  /** What is asked about; null for nothing. */
  readonly act: ConfirmedAct | null
  readonly name: string
  readonly onCancel: () => void
  readonly onConfirm: (act: ConfirmedAct) => void
}

/** Says what is about to happen to somebody, and asks once more. */
export function ConfirmAct({ act, name, onCancel, onConfirm }: ConfirmActProps) {
  const t = useMessages().people.confirm
  if (!act) return null
  const words = t[act]
  return (
    <Dialog open onClose={onCancel} aria-labelledby="confirm-act" aria-describedby="confirm-act-text">
      <DialogTitle id="confirm-act">{words.title(name)}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-act-text">{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {t.cancel}
        </Button>
        <Button variant="contained" color={act === 'reactivate' ? 'primary' : 'error'} onClick={() => onConfirm(act)}>
          {words.button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
