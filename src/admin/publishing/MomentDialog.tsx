import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState, type SubmitEvent } from 'react'
import { DAY_MS, fromWallTime, toWallTime, type Instant } from '../../content/time.ts'
import { serverNow } from '../api/serverClock.ts'
import { useTimeZone } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'

interface MomentDialogProps {
  readonly title: string
  readonly confirm: string
  /** The moment as it is; tomorrow morning, which editors most often mean, if there is none. */
  readonly moment: Instant | null
  readonly onChoose: (at: Instant) => void
  readonly onClose: () => void
}

/** Asks for a moment to come, by the wall clock of the magazine. */
export function MomentDialog({ title, confirm, moment, onChoose, onClose }: MomentDialogProps) {
  const t = useMessages().publishing
  const timeZone = useTimeZone()
  const titleId = useId()
  const [wall, setWall] = useState(() => (moment ? toWallTime(moment, timeZone) : tomorrowMorning(timeZone)))
  const [isPast, setPast] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation() // it stands inside the document's form, which must not be sent
    const at = wall === '' ? null : fromWallTime(wall, timeZone)
    if (at === null || at <= serverNow()) setPast(true)
    else onChoose(at)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            type="datetime-local"
            label={t.at}
            value={wall}
            onChange={(event) => {
              setWall(event.target.value)
              setPast(false)
            }}
            error={isPast}
            helperText={isPast ? t.pastMoment : t.clock(timeZone.replaceAll('_', ' '))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t.cancel}
          </Button>
          <Button variant="contained" type="submit">
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const tomorrowMorning = (timeZone: string): string =>
  `${toWallTime(new Date(Date.parse(serverNow()) + DAY_MS).toISOString(), timeZone).slice(0, 10)}T08:00`
