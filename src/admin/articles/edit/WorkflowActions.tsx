import MoreVert from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useRef, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { rulesOf } from '../../../content/kinds.ts'
import { isVisible, statusOf } from '../../../content/newsroom/document.ts'
import { useDeletion } from '../../form/useDeletion.tsx'
import { useMessages } from '../../useMessages.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useDesk, type DeskForm } from './desk.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { UndoLine } from './UndoLine.tsx'
import { useMoments } from './useMoments.ts'
import { useUndoPublishing } from './useUndoPublishing.ts'

type Asking = 'submit' | 'send-back' | 'assign' | 'schedule' | 'unpublish' | null

/** What this person can do next with this text: one step as a button, the others in a menu. */
export function WorkflowActions() {
  const {
    articles: { workflow: t },
    form,
  } = useMessages()
  const { moment } = useMoments()
  const notify = useNotify()
  const undo = useUndoPublishing()
  const navigate = useNavigate()
  const { kind, document, can, act, settle, autosave } = useDesk()
  const deletion = useDeletion(kind, document, () => void navigate(`/${kind}`))
  const [asking, setAsking] = useState<Asking>(null)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Only the last step can be taken back. */
  const superseded = useRef(new AbortController())
  // There is nothing to hand in or to publish before the first word.
  const isBlank = document.revision === 0 && autosave.edits === 0
  const publishAt = useWatch<DeskForm, 'content.publishAt'>({ name: 'content.publishAt' })
  const now = new Date().toISOString()
  const { state, changed } = statusOf(document, now)
  const isAhead = publishAt !== null && publishAt > now
  const hasNews = state !== 'published' || changed || autosave.edits > autosave.saved

  const perform = async (name: Parameters<typeof act>[0], body: object, sentence: string, isUndoable = false) => {
    const before = document
    superseded.current.abort()
    superseded.current = new AbortController()
    setBusy(true)
    setAsking(null)
    const after = await act(name, body).finally(() => setBusy(false))
    if (!after) return
    if (isUndoable)
      notify(<UndoLine sentence={sentence} onUndo={() => void undo(before)} until={superseded.current.signal} />, {
        autoHideDuration: 10_000,
      })
    else notify(sentence, { type: 'success' })
  }
  const publish = (at?: string) => {
    const isLater = at !== undefined || isAhead
    return perform('publish', at === undefined ? {} : { at }, isLater ? t.done.scheduled : t.done.publish, true)
  }

  const items: { readonly label: string; readonly run: () => void }[] = []
  if (can('publish') && hasNews && !isAhead) items.push({ label: t.schedule, run: () => setAsking('schedule') })
  if (can('submit') && can('publish') && !document.inReview && state !== 'published')
    items.push({ label: t.submit, run: () => setAsking('submit') })
  if (can('publish') && document.inReview) items.push({ label: t.sendBack, run: () => setAsking('send-back') })
  if (can('assign')) items.push({ label: t.assign, run: () => setAsking('assign') })
  if (can('unpublish') && (state === 'published' || state === 'scheduled'))
    items.push({ label: t.unpublish, run: () => setAsking('unpublish') })
  // Where readers find it now: the address of the draft may be another already.
  const slug = document.publications.find((publication) => isVisible(publication, now))?.slug
  const address = slug ? rulesOf(kind).address?.(slug) : undefined
  if (address) items.push({ label: t.openSite, run: () => void window.open(address, '_blank', 'noopener') })
  // What is still to be saved would be saved after the end.
  if (can('delete') && document.revision > 0) items.push({ label: form.delete, run: () => void settle().then(deletion.ask) })

  return (
    <>
      {can('publish') && hasNews ? (
        <Button variant="contained" disabled={isBusy || isBlank} onClick={() => void publish()} sx={{ whiteSpace: 'nowrap' }}>
          {isAhead ? t.scheduleAt(moment(publishAt)) : state === 'published' ? t.publishChanges : t.publish}
        </Button>
      ) : (
        !can('publish') &&
        can('submit') &&
        !document.inReview && (
          <Button variant="contained" disabled={isBusy || isBlank} onClick={() => setAsking('submit')} sx={{ whiteSpace: 'nowrap' }}>
            {t.submit}
          </Button>
        )
      )}
      {items.length > 0 && !isBlank && (
        <Tooltip title={t.more}>
          <IconButton size="small" aria-label={t.more} aria-haspopup="menu" onClick={(event) => setMenu(event.currentTarget)}>
            <MoreVert />
          </IconButton>
        </Tooltip>
      )}
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {items.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setMenu(null)
              run()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {(asking === 'submit' || asking === 'send-back') && (
        <NoteDialog act={asking} onSend={(note) => void perform(asking, { note }, t.done[asking])} onClose={() => setAsking(null)} />
      )}
      {asking === 'assign' && (
        <AssignDialog
          assignees={document.assignees}
          onAssign={(assignees) => void perform('assign', { assignees }, t.done.assign)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'schedule' && <ScheduleDialog onSchedule={(at) => void publish(at)} onClose={() => setAsking(null)} />}
      <Confirm
        isOpen={asking === 'unpublish'}
        title={t.unpublish}
        content={t.confirmUnpublish}
        confirm={t.unpublish}
        cancel={t.cancel}
        onConfirm={() => void perform('unpublish', {}, t.done.unpublish, true)}
        onClose={() => setAsking(null)}
      />
      {deletion.dialogs}
    </>
  )
}
