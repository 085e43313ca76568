import { Alert, Box } from '@mui/material'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Form, ResourceContextProvider, useCreate, useGetOne, useNotify, usePermissions, useUpdate, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker, useNavigate, type Blocker } from 'react-router'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Document } from '../../content/newsroom/document.ts'
import type { Me } from '../api/me.ts'
import { newUuid } from '../api/newUuid.ts'
import { session } from '../api/session.ts'
import { ListFault } from '../list/ListFault.tsx'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FormBar } from './FormBar.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { readFault } from './readFault.ts'
import { ReadOnly } from './readOnly.ts'
import { StaleDialog, type Newer } from './StaleDialog.tsx'
import { usePublishWarnings } from './usePublishWarnings.tsx'

export interface DocumentFormProps<K extends Kind> {
  readonly kind: K
  /** Absent for one that is being made. */
  readonly id?: string
  readonly back?: string
  /** What the screen is called: while it is new, or when its name is not its title. */
  readonly title: string
  readonly hasOwnTitle?: boolean
  readonly text?: string
  readonly defaults: Partial<Contents[K]>
  /** Beside the save button, once it is there. */
  readonly actions?: (document: Document<K>) => ReactNode
  /** Above the fields, once it is there. */
  readonly notice?: (document: Document<K>) => ReactNode
  readonly isDeletable?: boolean
  readonly children: ReactNode
  /** Whether readers, who see it as it is saved, may find links in it that lead nowhere: the editor is asked first. */
  readonly asksBeforeSaving?: boolean
  readonly onSaved?: () => void
  /** Where to go once it is made; its own form unless said. */
  readonly afterCreate?: (id: string) => string
}

/** The form of a document: saves with the revision it started from, never over newer work, and keeps what was typed when a save fails. */
export function DocumentForm<K extends Kind>(props: DocumentFormProps<K>) {
  const { kind, id, back, title, text, defaults, hasOwnTitle = true, children } = props
  const { form: t, publishWarnings: warningWords } = useMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const { permissions } = usePermissions<Me['may']>()
  const [newer, setNewer] = useState<Newer | null>(null)
  // One that is being made is the same document however often it is sent.
  const [newId, setNewId] = useState(newUuid)
  const [update] = useUpdate()
  const [create] = useCreate()
  // A form that is being filled in must not change under the editor's hands.
  const options = { enabled: id !== undefined, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false }
  const { data, error, refetch } = useGetOne<Document<K> & RaRecord<string>>(kind, { id: id ?? '' }, options)
  // react-admin hands over what a list knew of it until it is read: a head, without the content that the fields are about.
  const newest = (data as Partial<Document<K>> | undefined)?.content === undefined ? undefined : data
  // What is being changed stays as it is, whatever is read meanwhile: the save tells whether somebody else was faster.
  const [beingChanged, setBeingChanged] = useState<typeof newest>()
  const document = beingChanged?.id === id ? beingChanged : newest
  const isReadOnly = !permissions?.[kind]?.includes(id === undefined ? 'create' : 'edit')

  const { mayPublish, dialog } = usePublishWarnings()

  const save = async (values: object): Promise<Record<string, string> | undefined> => {
    const { content } = values as Partial<Document<K>> // what the form is made of
    if (id !== undefined && props.asksBeforeSaving && !(await mayPublish({ kind, id, unsaved: content })))
      return { 'root.save': warningWords.notSaved }
    try {
      if (id === undefined) {
        const made = (await create(kind, { data: values, meta: { id: newId } }, { returnPromise: true })) as Pick<Document, 'id'> // what the API answers
        setNewId(newUuid())
        notify(t.created, { type: 'success' })
        void navigate(props.afterCreate?.(made.id) ?? `/${kind}/${made.id}`, { replace: true })
      } else {
        await update(kind, { id, data: values, previousData: document }, { returnPromise: true, mutationMode: 'pessimistic' })
        notify(t.saved, { type: 'success', autoHideDuration: 2000 })
        props.onSaved?.()
      }
      return undefined
    } catch (error) {
      // Whoever signs in again goes on where they were: this save is sent by itself.
      if (readFault(error).because === 'signed-out' && (await session.signInAgain())) return save(values)
      return whatToCorrect(error)
    }
  }

  /** Errors in the form's own terms. One that is nobody's field still makes it "not saved", so that leaving goes on asking. */
  const whatToCorrect = (error: unknown): Record<string, string> => {
    const fault = readFault(error)
    if (fault.because === 'fields') {
      const inContent = Object.entries(fault.fields).map(([field, sentence]) => [`content.${field}`, sentence] as const)
      return { ...Object.fromEntries(inContent), 'root.save': t.fieldsToCorrect }
    }
    if (fault.because === 'stale') setNewer(fault.newer)
    const message = { stale: t.stale.title, unreachable: t.notSaved, 'signed-out': t.signedOut }
    return { 'root.save': fault.because === 'refused' ? fault.message : message[fault.because] }
  }

  const reload = async () => {
    setNewer(null)
    const { isError } = await refetch()
    if (isError) notify(t.notReloaded, { type: 'error' })
    else setBeingChanged(undefined)
  }

  if (error && !document) return <ListFault error={error} onRetry={() => void refetch()} />
  if (id !== undefined && !document)
    return <FormSkeleton {...(!hasOwnTitle && { title })} {...(text && { text })} {...(back && { back })} />
  return (
    <ResourceContextProvider value={kind}>
      <>
        <Form
          key={id ?? 'new'}
          {...(document ? { record: document } : { defaultValues: { content: defaults } })}
          onSubmit={save}
          disableInvalidFormNotification
          noValidate
        >
          <LeavingGuard onUnsaved={(isUnsaved) => setBeingChanged(isUnsaved ? document : undefined)} />
          <FormBar
            kind={kind}
            document={document}
            title={hasOwnTitle && document ? document.title : title}
            {...(text && { text })}
            {...(back && { back })}
            isReadOnly={isReadOnly}
            isDeletable={props.isDeletable ?? false}
            actions={document && props.actions?.(document)}
          />
          <Box component="fieldset" disabled={isReadOnly} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            {isReadOnly && (
              <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
                {t.readOnly}
              </Alert>
            )}
            {document && props.notice?.(document)}
            <ReadOnly value={isReadOnly}>{children}</ReadOnly>
          </Box>
        </Form>
        {dialog}
        <StaleDialog newer={newer} onStay={() => setNewer(null)} onReload={() => void reload()} />
      </>
    </ResourceContextProvider>
  )
}

/** Asks before a form with unsaved changes is left, for another screen or another site. */
function LeavingGuard({ onUnsaved }: { readonly onUnsaved: (isUnsaved: boolean) => void }) {
  const t = useMessages().form
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isUnsaved), [isUnsaved])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && addressOf(currentLocation) !== addressOf(nextLocation))

  // What the router knows is drawn when there is time for it: an answer counts before that.
  const [answered, setAnswered] = useState<Blocker | null>(null)
  const isAsked = blocker.state === 'blocked' && blocker !== answered
  const answer = (how: 'proceed' | 'reset') => {
    setAnswered(blocker)
    blocker[how]?.()
  }

  // A save or a deletion that leads elsewhere may be seen to have happened only after the way was barred.
  useEffect(() => {
    if (isAsked && !isUnsaved) blocker.proceed()
  }, [blocker, isAsked, isUnsaved])

  useEffect(() => {
    if (!isUnsaved) return undefined
    const listening = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => listening.abort()
  }, [isUnsaved])

  return (
    <ConfirmDialog
      isOpen={isAsked && isUnsaved}
      title={t.unsavedTitle}
      text={t.unsavedText}
      confirm={t.leave}
      cancel={t.stayHere}
      onConfirm={() => answer('proceed')}
      onClose={() => answer('reset')}
    />
  )
}

/** A screen with tabs keeps the open one in the query: another tab is another form. */
const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => pathname + search
