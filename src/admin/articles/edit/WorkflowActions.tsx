import { Autocomplete, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { rulesOf } from '../../../content/kinds.ts'
import { shownAt } from '../../../content/publishing/timeline.ts'
import { callApi } from '../../api/callApi.ts'
import { useServerNow } from '../../api/serverClock.ts'
import { useDeletion } from '../../form/useDeletion.tsx'
import { StepsMenu, useFocusAfter, type MenuStep } from '../../publishing/StepsMenu.tsx'
import { usePublishing } from '../../publishing/usePublishing.tsx'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { hasUnsaved } from './autosave.ts'
import { useAutosaveState } from './autosaveStore.ts'

type Asking = 'submit' | 'send-back' | 'assign' | null

/** What this person can do next with this text: one step as a button, the others in a menu. */
export function WorkflowActions() {
  const {
    articles: { workflow: t },
    publishing,
    form,
  } = useMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const { kind, document, can, act, post, onRefused, flushSave: settle, autosave } = useArticleEditor()
  const deletion = useDeletion(kind, document, () => void navigate(`/${kind}`))
  const [asking, setAsking] = useState<Asking>(null)
  const [isActing, setActing] = useState(false)
  const now = useServerNow()
  const publishAt = useWatch<ArticleFormValues, 'content.publishAt'>({ name: 'content.publishAt' })
  const hasUnsavedEdits = useAutosaveState(autosave, hasUnsaved)
  const isUntouched = useAutosaveState(autosave, ({ edits }) => edits === 0)
  const life = usePublishing({
    document,
    draft: { hasEdits: hasUnsavedEdits, publishAt },
    mayPublish: can('publish'),
    mayUnpublish: can('unpublish'),
    settle,
    post,
    onRefused,
  })
  // There is nothing to hand in or to publish before the first word.
  const isBlank = document.revision === 0 && isUntouched
  const isBusy = isActing || life.isBusy
  const actions = useFocusAfter(isBusy)

  const perform = async (name: NonNullable<Asking>, body: object) => {
    setAsking(null)
    setActing(true)
    const after = await act(name, body).finally(() => setActing(false))
    if (after) notify(t.done[name], { type: 'success' })
  }

  const items: MenuStep[] = [...life.others]
  if (can('submit') && can('publish') && !document.inReview && life.status.state !== 'published')
    items.push({ label: t.submit, run: () => setAsking('submit') })
  if (can('publish') && document.inReview) items.push({ label: t.sendBack, run: () => setAsking('send-back') })
  if (can('assign')) items.push({ label: t.assign, run: () => setAsking('assign') })
  // Where readers find it now: the address of the draft may be another already.
  const shown = shownAt(document, now)
  const slug = document.publications.find(({ from }) => from === shown?.from)?.slug
  const address = slug ? rulesOf(kind).address?.(slug) : undefined
  if (address) items.push({ label: t.openSite, run: () => void window.open(address, '_blank', 'noopener') })
  // What is still to be saved would be saved after the end.
  if (can('delete') && document.revision > 0) items.push({ label: form.delete, run: () => void settle().then(deletion.ask) })

  const handsIn = !can('publish') && can('submit') && !document.inReview
  const main: MenuStep | null = life.main ?? (handsIn ? { label: t.submit, run: () => setAsking('submit') } : null)
  return (
    <>
      <Box component="span" ref={actions} sx={{ display: 'contents' }}>
        {main && (
          <Button variant="contained" disabled={isBusy || isBlank} onClick={main.run} sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
            {main.label}
          </Button>
        )}
        {!isBlank && <StepsMenu label={publishing.more} steps={items} />}
      </Box>
      {(asking === 'submit' || asking === 'send-back') && (
        <NoteDialog act={asking} onSend={(note) => void perform(asking, { note })} onClose={() => setAsking(null)} />
      )}
      {asking === 'assign' && (
        <AssignDialog
          assignees={document.assignees}
          onAssign={(assignees) => void perform('assign', { assignees })}
          onClose={() => setAsking(null)}
        />
      )}
      {life.dialogs}
      {deletion.dialogs}
    </>
  )
}

interface NoteDialogProps {
  readonly act: 'submit' | 'send-back'
  readonly onSend: (note: string) => void
  readonly onClose: () => void
}

/** A text goes to somebody else, with a word to them. */
function NoteDialog({ act, onSend, onClose }: NoteDialogProps) {
  const t = useMessages().articles.workflow
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.noteFor[act]}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={3}
          margin="dense"
          label={t.note}
          helperText={t.noteHelp}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onSend(note.trim())}>
          {act === 'submit' ? t.submit : t.sendBack}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Person {
  readonly id: string
  readonly name: string
  readonly state: 'active' | 'invited' | 'suspended'
}

interface AssignDialogProps {
  readonly assignees: readonly string[]
  readonly onAssign: (assignees: readonly string[]) => void
  readonly onClose: () => void
}

function AssignDialog({ assignees, onAssign, onClose }: AssignDialogProps) {
  const t = useMessages().articles.workflow
  const [chosen, setChosen] = useState<readonly string[]>(assignees)
  const { data: people } = useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await callApi<readonly Person[]>('/api/admin/people', { signal })).value,
  })
  // Whoever has it and is suspended since is named, and can be taken off; nobody else who is suspended can be given it.
  const options = (people ?? []).filter(({ id, state }) => state !== 'suspended' || assignees.includes(id))
  const nameOf = (id: string) => options.find((person) => person.id === id)?.name ?? '…'
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.assign}</DialogTitle>
      <DialogContent>
        <Autocomplete
          multiple
          loading={!people}
          loadingText={t.loadingPeople}
          noOptionsText={t.nobody}
          options={options.map(({ id }) => id)}
          getOptionLabel={nameOf}
          value={[...chosen]}
          onChange={(_event, value) => setChosen(value)}
          renderInput={(params) => <TextField {...params} autoFocus margin="dense" label={t.people} helperText={t.peopleHelp} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onAssign(chosen)}>
          {t.assign}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
