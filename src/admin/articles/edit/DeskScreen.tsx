import { Alert, Box, Button, Drawer, useMediaQuery, type Theme } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { subjectOf } from '../../../content/newsroom/open.ts'
import { may, type Action } from '../../../content/permissions.ts'
import { ApiFault, ask } from '../../api/ask.ts'
import type { Me } from '../../api/me.ts'
import { useMessages } from '../../useMessages.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DeskContext, type Act, type Desk, type DeskForm, type Written, type WrittenDocument, type WrittenKind } from './desk.ts'
import { DeskBar, type Side } from './DeskBar.tsx'
import { forgetDraft, type KeptDraft } from './keptDraft.ts'
import { LivePreview } from './LivePreview.tsx'
import { MissingList } from './MissingList.tsx'
import { PresenceNotice } from './PresenceNotice.tsx'
import { RevisionsDialog } from './RevisionsDialog.tsx'
import { Sheet } from './Sheet.tsx'
import { SidePanel } from './SidePanel.tsx'
import { isSlugFollowing } from './slugs.ts'
import { useAutosave } from './useAutosave.ts'
import { usePresence } from './usePresence.ts'
import { useSaveKey } from './useSaveKey.ts'

interface DeskScreenProps {
  readonly kind: WrittenKind
  readonly opened: WrittenDocument
  readonly me: Me
  readonly kept: KeptDraft<Written> | null
}

/** The desk: the sheet in the middle, its details or the page it will be beside it, and above them where it stands. */
export function DeskScreen({ kind, opened, me, kept }: DeskScreenProps) {
  const t = useMessages().articles
  const notify = useNotify()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const form = useFormContext<DeskForm>()
  const [document, setDocument] = useState(opened)
  const [side, setSide] = useState<Side>(isPhone ? null : 'panel')
  const [isRevising, setRevising] = useState(false)
  const [isFollowing, setFollowing] = useState(() => isSlugFollowing(opened))
  const [isPutOff, setPutOff] = useState(false)
  const [hasFound, setHasFound] = useState(kept !== null)
  /** What we put on the sheet ourselves is nobody's edit. */
  const isOurs = useRef(false)
  const ours = (change: () => void) => {
    isOurs.current = true
    change()
    isOurs.current = false
  }

  /** A text without a title is saved all the same. */
  const content = (): Written => {
    const written = form.getValues('content')
    return { ...written, title: written.title.trim() || t.untitled, slug: isFollowing ? '' : written.slug }
  }

  const { state, isKept, tell, send, settle } = useAutosave({
    kind,
    id: opened.id,
    revision: kept?.revision ?? opened.revision,
    who: me.id,
    content,
    onSaved: (saved) => {
      setDocument(saved)
      form.clearErrors()
      if (isFollowing) ours(() => form.setValue('content.slug', saved.content.slug))
    },
    onRefused: (fields) => showFields(fields),
  })
  const showFields = (fields: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(fields)) form.setError(`content.${field}` as 'content.slug', { type: 'server', message }) // any field of it
  }

  useEffect(() => {
    // Fields that come into being say so too: only other words are an edit.
    let known = JSON.stringify(form.getValues('content'))
    const watching = form.watch(() => {
      const now = JSON.stringify(form.getValues('content'))
      if (now === known) return
      known = now
      if (!isOurs.current) tell({ type: 'edited', at: Date.now() })
    })
    return () => watching.unsubscribe()
  }, [form, tell])
  // What was kept is on the sheet and not on the server: it goes there as if it were written now.
  useEffect(() => {
    if (kept) tell({ type: 'edited', at: Date.now() })
  }, [kept, tell])
  useSaveKey(() => void send({ isAsked: true }))
  const presence = usePresence(kind, opened.id, state.edits > 0)

  const take = (taken: WrittenDocument) => {
    ours(() => form.reset({ ...taken }))
    setDocument(taken)
    setFollowing(isSlugFollowing(taken))
    forgetDraft(me.id, kind, taken.id)
    tell({ type: 'settled', revision: taken.revision, isSaved: true, at: Date.now() })
  }

  const act = async (name: Act, body: object): Promise<WrittenDocument | null> => {
    const revision = await settle()
    if (revision === null) return null
    const needsRevision = name === 'publish' || name === 'restore'
    try {
      const path = `/api/admin/${kind}/${opened.id}/${name}`
      const { value } = await ask<WrittenDocument>(path, { method: 'POST', body: { ...body, ...(needsRevision && { revision }) } })
      if (name === 'restore') take(value)
      else setDocument(value)
      return value
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error
      if (error.refusal.fields) showFields(error.refusal.fields)
      notify([error.refusal.message, ...Object.values(error.refusal.fields ?? {})].join(' '), { type: 'error' })
      return null
    }
  }

  const permitted = me.may[kind]
  const can = (action: Action): boolean =>
    permitted?.includes(action) === true &&
    may(me, action, subjectOf(document), { editorsPublishOwn: permitted.includes('publish') }).allowed

  const desk: Desk = {
    kind,
    document,
    me,
    autosave: state,
    can,
    content,
    saveNow: () => void send({ isAsked: true }),
    act,
    take,
    isSlugFollowing: isFollowing,
    stopFollowing: () => setFollowing(false),
    goTo: (field) => {
      if (['title', 'standfirst', 'body'].includes(field)) {
        goToField(field)
        return
      }
      setSide('panel')
      // The panel may have to open first.
      setTimeout(() => goToField(field), 50)
    },
  }
  const { trouble } = state
  return (
    <DeskContext value={desk}>
      <Title title={document.title} />
      <DeskBar side={side} onSide={setSide} onRevisions={() => setRevising(true)} isKept={isKept} company={presence} />
      <Box sx={columns(side !== null && !isPhone, side === 'preview')}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 4 }, display: 'grid', gap: 1, mt: 2 }}>
            {hasFound && (
              <Alert severity="info" onClose={() => setHasFound(false)}>
                {t.save.found}
              </Alert>
            )}
            {!can('edit') && <Alert severity="info">{t.save.readOnly}</Alert>}
            {trouble?.kind === 'stale' && isPutOff && (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" onClick={() => setPutOff(false)}>
                    {t.conflict.decide}
                  </Button>
                }
              >
                {t.save.stale}
              </Alert>
            )}
            <PresenceNotice company={presence} />
            {document.note !== '' && (
              <Alert severity="warning" icon={false}>
                <strong>{t.workflow.noteTitle}:</strong> {document.note}
              </Alert>
            )}
            <MissingList />
          </Box>
          <Sheet isReadOnly={!can('edit')} />
        </Box>
        {isPhone ? (
          <Drawer anchor="bottom" open={side !== null} onClose={() => setSide(null)} slotProps={{ paper: { sx: { height: '85dvh' } } }}>
            {side === 'preview' ? <LivePreview onClose={() => setSide(null)} /> : <SidePanel onClose={() => setSide(null)} />}
          </Drawer>
        ) : (
          side !== null && (
            <Box component="aside" sx={aside} aria-label={side === 'panel' ? t.panel.title : t.preview.title}>
              {side === 'preview' ? <LivePreview onClose={() => setSide('panel')} /> : <SidePanel onClose={() => setSide(null)} />}
            </Box>
          )
        )}
      </Box>
      {trouble?.kind === 'stale' && !isPutOff && (
        <ConflictDialog
          newer={trouble.newer}
          onKeepMine={(revision) => {
            tell({ type: 'settled', revision, isSaved: false, at: Date.now() })
            void send({ isAsked: true })
          }}
          onLater={() => setPutOff(true)}
        />
      )}
      {isRevising && <RevisionsDialog onClose={() => setRevising(false)} />}
    </DeskContext>
  )
}

/** The field that something is said of, in sight and ready to be written in. */
function goToField(field: string): void {
  const place = window.document.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const target =
    place?.querySelector<HTMLElement>('[contenteditable="true"]') ?? place?.querySelector<HTMLElement>('input, textarea, button')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}

const columns = (hasSide: boolean, isWide: boolean) => ({
  display: 'grid',
  gridTemplateColumns: hasSide ? (isWide ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr) 340px') : 'minmax(0, 1fr)',
  alignItems: 'start',
  backgroundColor: 'background.paper',
  minHeight: 'calc(100dvh - 104px)',
  // To the edges of the frame.
  mx: { sm: -1 },
  mb: -6,
})

const aside = {
  position: 'sticky',
  top: 104,
  height: 'calc(100dvh - 104px)',
  overflowY: 'auto',
  borderLeft: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
}
