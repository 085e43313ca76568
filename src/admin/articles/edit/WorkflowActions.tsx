import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { rulesOf } from '../../../content/kinds.ts'
import { shownAt } from '../../../content/publishing/timeline.ts'
import { useServerNow } from '../../api/serverClock.ts'
import { useDeletion } from '../../form/useDeletion.tsx'
import { StepsMenu, type MenuStep } from '../../publishing/StepsMenu.tsx'
import { useFocusAfter } from '../../publishing/useFocusAfter.ts'
import { usePublishing } from '../../publishing/usePublishing.tsx'
import { useMessages } from '../../useMessages.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { NoteDialog } from './NoteDialog.tsx'

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
  const life = usePublishing({
    document,
    draft: { hasEdits: autosave.edits > autosave.saved, publishAt },
    mayPublish: can('publish'),
    mayUnpublish: can('unpublish'),
    settle,
    post,
    onRefused,
  })
  // There is nothing to hand in or to publish before the first word.
  const isBlank = document.revision === 0 && autosave.edits === 0
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
