import { Alert, Button } from '@mui/material'
import { useMessages } from '../../useMessages.ts'
import type { PasteLoss, PasteLosses } from './cleanPaste.ts'

interface PasteNoticeProps {
  readonly losses: PasteLosses
  /** Takes the paste back; null once something else was written, which would be taken back first. */
  readonly onUndo: (() => void) | null
  readonly onClose: () => void
}

/** Says after a paste what of it was left out, or is now something else. */
export function PasteNotice({ losses, onUndo, onClose }: PasteNoticeProps) {
  const t = useMessages().editor
  const parts = (Object.entries(losses) as [PasteLoss, number][]).map(([loss, count]) => t.pasted.losses[loss](count)) // as `countLosses` names them
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ my: 1, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      onClose={onClose}
      {...(onUndo && {
        action: (
          <>
            <Button color="inherit" size="small" onClick={onUndo}>
              {t.undo}
            </Button>
            <Button color="inherit" size="small" onClick={onClose}>
              {t.pasted.close}
            </Button>
          </>
        ),
      })}
    >
      {t.pasted.without(parts)}
    </Alert>
  )
}
