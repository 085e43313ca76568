import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { statusOf, type Document } from '../../content/newsroom/document.ts'
import { DAY_MS, fromWallTime, toWallTime } from '../../content/time.ts'
import { ApiFault, ask } from '../api/ask.ts'
import type { Me } from '../api/me.ts'
import { useDates } from '../look/useDates.ts'
import { StatusChip } from '../shelf/StatusChip.tsx'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Shows a saved document to readers, now or later, and takes it back. */
export function PublishActions({ document }: { readonly document: Document }) {
  const t = useMessages()
  const p = t.form.publish
  const dates = useDates()
  const notify = useNotify()
  const cache = useQueryClient()
  const { permissions } = usePermissions<Me['may']>()
  const { dirtyFields } = useFormState()
  const [isScheduling, setScheduling] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const status = statusOf(document, new Date().toISOString())
  const isUnsaved = Object.keys(dirtyFields).length > 0
  const isOut = status.state === 'published' || status.state === 'scheduled'

  const act = async (name: 'publish' | 'unpublish', body: object, done: string) => {
    setScheduling(false)
    setWithdrawing(false)
    try {
      await ask(`/api/admin/${document.kind}/${document.id}/${name}`, { method: 'POST', body })
      notify(done, { type: 'success' })
    } catch (error) {
      const fields = error instanceof ApiFault ? Object.values(error.refusal.fields ?? {}).join(' ') : ''
      notify(fields || (error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.form.notSaved), { type: 'error' })
    }
    await cache.invalidateQueries({ queryKey: [document.kind] })
  }
  const { revision } = document
  return (
    <>
      <StatusChip status={status} />
      {permissions?.[document.kind]?.includes('publish') && (!isOut || status.changed) && (
        <Tooltip title={isUnsaved ? t.issues.saveFirst : ''}>
          <span>
            <Button
              variant="outlined"
              disabled={isUnsaved}
              onClick={() => void act('publish', { revision, at: new Date().toISOString() }, p.published)}
            >
              {status.changed ? p.publishChanges : p.publish}
            </Button>
          </span>
        </Tooltip>
      )}
      {permissions?.[document.kind]?.includes('publish') && status.state !== 'published' && (
        <Button color="inherit" disabled={isUnsaved} onClick={() => setScheduling(true)}>
          {p.schedule}
        </Button>
      )}
      {permissions?.[document.kind]?.includes('unpublish') && isOut && (
        <Button color="inherit" onClick={() => setWithdrawing(true)}>
          {p.withdraw}
        </Button>
      )}
      {isScheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onChoose={(at) => void act('publish', { revision, at }, p.scheduled(dates.moment(at)))}
        />
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={p.withdrawTitle(document.title)}
        text={p.withdrawText}
        confirm={p.withdraw}
        onConfirm={() => void act('unpublish', {}, p.withdrawn)}
        onClose={() => setWithdrawing(false)}
      />
    </>
  )
}

function ScheduleDialog({ onChoose, onClose }: { readonly onChoose: (at: string) => void; readonly onClose: () => void }) {
  const t = useMessages()
  const p = t.form.publish
  const { timeZone } = useDates()
  // Tomorrow morning: what an editor most often means.
  const [wall, setWall] = useState(() => `${toWallTime(new Date(Date.now() + DAY_MS).toISOString(), timeZone).slice(0, 10)}T08:00`)
  const [isPast, setPast] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation() // it stands inside the document's form, which must not be sent
    if (!wall || fromWallTime(wall, timeZone) <= new Date().toISOString()) setPast(true)
    else onChoose(fromWallTime(wall, timeZone))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="schedule-title">
      <form onSubmit={submit}>
        <DialogTitle id="schedule-title">{p.scheduleTitle}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <TextField
            type="datetime-local"
            label={p.at}
            value={wall}
            onChange={(event) => setWall(event.target.value)}
            error={isPast}
            helperText={isPast ? p.past : p.atHelp(timeZone.replaceAll('_', ' '))}
            slotProps={{ inputLabel: { shrink: true } }}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.shelf.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {p.doSchedule}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
