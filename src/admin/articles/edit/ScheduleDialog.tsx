import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { DAY_MS, fromWallTime, toWallTime } from '../../../content/time.ts'
import { useTimeZone } from '../../look/useDates.ts'
import { useMessages } from '../../useMessages.ts'

interface ScheduleDialogProps {
  readonly onSchedule: (at: string) => void
  readonly onClose: () => void
}

/** When readers will see it, by the clock of the magazine; tomorrow morning, unless told otherwise. */
export function ScheduleDialog({ onSchedule, onClose }: ScheduleDialogProps) {
  const t = useMessages().articles.workflow
  const timeZone = useTimeZone()
  const [moment, setMoment] = useState(() => `${toWallTime(new Date(Date.now() + DAY_MS).toISOString(), timeZone).slice(0, 10)}T08:00`)
  const [isPast, setPast] = useState(false)
  const schedule = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation() // it stands inside the desk's form
    const at = moment === '' ? null : fromWallTime(moment, timeZone)
    if (at === null || at <= new Date().toISOString()) setPast(true)
    else onSchedule(at)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={schedule} noValidate>
        <DialogTitle>{t.schedule}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            type="datetime-local"
            label={t.at}
            value={moment}
            onChange={(event) => {
              setMoment(event.target.value)
              setPast(false)
            }}
            error={isPast}
            helperText={isPast ? t.pastMoment : t.clock(timeZone.replaceAll('_', ' '))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            {t.cancel}
          </Button>
          <Button variant="contained" type="submit">
            {t.schedule}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
