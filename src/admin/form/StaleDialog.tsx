import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'

/** Who saved meanwhile, as the server tells it. */
export interface Newer {
  readonly revision: number
  readonly by: string
  readonly at: string
}

interface StaleDialogProps {
  readonly newer: Newer | null
  readonly onReload: () => void
  readonly onStay: () => void
}

/** Somebody else saved first: nothing was written, and the editor chooses. */
export function StaleDialog({ newer, onReload, onStay }: StaleDialogProps) {
  const t = useMessages().form.stale
  const dates = useDates()
  return (
    <Dialog open={newer !== null} onClose={onStay} aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{t.title}</DialogTitle>
      {newer && (
        <DialogContent>
          <DialogContentText color="text.primary">{t.text(newer.by, dates.moment(newer.at))}</DialogContentText>
          <DialogContentText sx={{ mt: 1 }}>{t.advice}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onReload} color="inherit">
          {t.reload}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {t.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
