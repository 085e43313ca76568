import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useId, useState, type SubmitEvent } from 'react'
import type { Status } from '../../content/newsroom/document.ts'
import type { ChangeChoice } from '../../content/publishing/acts.ts'
import { DAY_MS, fromWallTime, toWallTime, type Instant } from '../../content/time.ts'
import { serverNow } from '../api/serverClock.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTimeZone } from '../theme/dates.ts'
import { useMoments } from '../theme/moments.ts'
import { useMessages } from '../useMessages.ts'

/** What is asked before a step is taken; of a correction, what becomes of the change that comes out at a moment. */
export type PublishingQuestion =
  | { readonly ask: 'schedule' | 'reschedule' | 'plan-withdrawal' | 'unpublish' }
  | { readonly ask: 'change'; readonly at: Instant }

interface PublishingDialogsProps {
  readonly question: PublishingQuestion | null
  readonly title: string
  readonly status: Status
  readonly onSchedule: (at: Instant) => void
  readonly onReschedule: (at: Instant) => void
  readonly onWithdraw: (at?: Instant) => void
  readonly onChange: (choice: ChangeChoice) => void
  readonly onClose: () => void
}

export function PublishingDialogs({ question, title, status, onClose, ...answer }: PublishingDialogsProps) {
  const t = useMessages().publishing
  const { moment } = useMoments()
  return (
    <>
      {question?.ask === 'schedule' && (
        <MomentDialog title={t.scheduleTitle} confirm={t.steps.schedule} moment={null} onChoose={answer.onSchedule} onClose={onClose} />
      )}
      {question?.ask === 'reschedule' && (
        <MomentDialog
          title={t.rescheduleTitle}
          confirm={t.steps.reschedule}
          moment={status.plannedAt}
          onChoose={answer.onReschedule}
          onClose={onClose}
        />
      )}
      {question?.ask === 'plan-withdrawal' && (
        <MomentDialog
          title={t.withdrawalTitle}
          confirm={t.confirmWithdrawal}
          moment={status.endsAt}
          onChoose={answer.onWithdraw}
          onClose={onClose}
        />
      )}
      {question?.ask === 'change' && <ChangeDialog when={moment(question.at)} onChoose={answer.onChange} onClose={onClose} />}
      <ConfirmDialog
        isOpen={question?.ask === 'unpublish'}
        title={t.unpublishTitle(title)}
        text={status.plannedAt ? t.unpublishPlannedText : t.unpublishText}
        confirm={t.steps.unpublish}
        onConfirm={() => answer.onWithdraw()}
        onClose={onClose}
      />
    </>
  )
}

interface MomentDialogProps {
  readonly title: string
  readonly confirm: string
  /** The moment as it is; tomorrow morning, which editors most often mean, if there is none. */
  readonly moment: Instant | null
  readonly onChoose: (at: Instant) => void
  readonly onClose: () => void
}

/** Asks for a moment to come, by the wall clock of the magazine. */
function MomentDialog({ title, confirm, moment, onChoose, onClose }: MomentDialogProps) {
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

interface ChangeDialogProps {
  readonly when: string
  readonly onChoose: (choice: ChangeChoice) => void
  readonly onClose: () => void
}

/** Asks whoever publishes a correction what becomes of the change that is planned. */
function ChangeDialog({ when, onChoose, onClose }: ChangeDialogProps) {
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
