import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { subjectOf } from '../../../content/newsroom/loadAuthorized.ts'
import { may, type Action } from '../../../content/people/permissions.ts'
import { slugify } from '../../../content/addresses/slug.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import type { Me } from '../../api/me.ts'
import { useShortcut } from '../../form/useShortcut.ts'
import { useMessages } from '../../useMessages.ts'
import type { Act, ArticleEditor, ArticleFormValues, SavedRevision, Written, WrittenDocument, WrittenKind } from './articleEditor.ts'
import { failureOf } from './autosave.ts'
import type { FirstWords } from './firstWords.ts'
import { forgetDraft } from './localDraft.ts'
import { withoutMissing } from './missingShown.ts'
import { whyNotDone } from './saveSentence.ts'
import { useAutosave } from './useAutosave.ts'

export interface ArticleEditorProps {
  readonly kind: WrittenKind
  readonly opened: WrittenDocument
  readonly me: Me
  readonly firstWords: FirstWords | null
  /** A new text has just got its place on the server. */
  readonly onBegun: (document: WrittenDocument) => void
}

/** What the editor does: what is written is saved, and what is asked of the newsroom is done on top of it. */
export function useEditorActions({ kind, opened, me, firstWords, onBegun }: ArticleEditorProps) {
  const t = useMessages().articles
  const notify = useNotify()
  const form = useFormContext<ArticleFormValues>()
  const [document, setDocument] = useState(opened)
  const [publishAttempts, setPublishAttempts] = useState(0)
  const [isFollowing, setFollowing] = useState(() => isSlugFollowing(opened))
  // An answer may come when the editor has been left: nobody is led back to it.
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  /** A text without a title is saved all the same. */
  const content = (): Written => {
    const written = form.getValues('content')
    return { ...written, title: written.title.trim() || t.untitled, slug: isFollowing ? '' : written.slug }
  }
  const showFields = (fields: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(fields)) form.setError(`content.${field}` as 'content.slug', { type: 'server', message }) // any field of it
  }
  const {
    store,
    isKept,
    tell,
    send,
    settle: sendAll,
    retry,
    saveAsNew,
  } = useAutosave({
    kind,
    id: opened.id,
    revision: firstWords?.revision ?? opened.revision,
    who: me.id,
    content,
    onSaved: (saved) => {
      const isFirst = document.revision === 0 || saved.id !== document.id
      setDocument(saved)
      form.clearErrors()
      if (isFollowing) ours(() => form.setValue('content.slug', saved.content.slug))
      if (isFirst && isHere.current) onBegun(saved)
    },
    onRefused: showFields,
  })
  const ours = useOwnChanges(() => tell({ type: 'edited' }))
  // They are on the sheet and not on the server: they go there as if they were written now.
  useEffect(() => {
    if (firstWords) tell({ type: 'edited' })
  }, [firstWords, tell])
  const saveNow = () => void send({ isAsked: true })
  useShortcut('s', saveNow)

  const take = (taken: WrittenDocument) => {
    ours(() => form.reset({ ...taken }))
    setDocument(taken)
    setFollowing(isSlugFollowing(taken))
    forgetDraft(me.id, kind, taken.id)
    tell({ type: 'settled', revision: taken.revision, isSaved: true })
  }

  /** Nothing is done to a text that is not saved: whoever pressed something hears why. */
  const flushSave = async (): Promise<SavedRevision | null> => {
    const settled = await sendAll()
    const failure = settled ? null : store.current().trouble
    if (failure) notify(whyNotDone(t.save, failure), { type: 'warning' })
    return settled
  }

  const post = async (name: Act, body: object): Promise<WrittenDocument | null> => {
    const settled = await flushSave()
    if (!settled) return null
    const { id, revision } = settled
    const needsRevision = name === 'publish' || name === 'restore'
    const path = `/api/admin/${kind}/${id}/${name}`
    const { value } = await callApi<WrittenDocument>(path, { method: 'POST', body: { ...body, ...(needsRevision && { revision }) } })
    if (name === 'restore') take(value)
    else {
      setDocument(value)
      // A plan that is moved or cancelled takes along the moment that the text names.
      for (const field of ['publishAt', 'unpublishAt'] as const) ours(() => form.setValue(`content.${field}`, value.content[field]))
    }
    return value
  }

  const onRefused = (error: unknown, name: Act): void => {
    if (!(error instanceof ApiFault)) throw error
    const { code, fields, message } = error.refusal
    const failure = failureOf(error.status, code, message)
    if (failure.kind === 'offline' || failure.kind === 'unavailable' || failure.kind === 'signed-out') {
      notify(whyNotDone(t.save, failure), { type: 'error' })
      return
    }
    const wrong = name === 'publish' ? withoutMissing(kind, form.getValues('content'), fields) : fields
    // What is missing is said by `MissingList`, and nowhere else.
    if (fields && wrong && Object.keys(wrong).length < Object.keys(fields).length) setPublishAttempts((attempts) => attempts + 1)
    if (wrong) showFields(wrong)
    if (!wrong || Object.keys(wrong).length > 0) notify([message, ...Object.values(wrong ?? {})].join(' '), { type: 'error' })
  }

  const act = async (name: Act, body: object): Promise<WrittenDocument | null> => {
    try {
      return await post(name, body)
    } catch (error) {
      onRefused(error, name)
      return null
    }
  }

  const permitted = me.may[kind]
  const can = (action: Action): boolean =>
    permitted?.includes(action) === true &&
    may(me, action, subjectOf(document), { editorsPublishOwn: permitted.includes('publish') }).allowed

  const editor: Omit<ArticleEditor, 'goTo'> = {
    kind,
    document,
    me,
    autosave: store,
    can,
    content,
    saveNow,
    retrySave: () => retry({ isAsked: true }),
    saveAsNew,
    flushSave,
    act,
    post,
    onRefused,
    publishAttempts,
    take,
    isSlugFollowing: isFollowing,
    stopFollowing: () => setFollowing(false),
  }
  /** The editor chose their own words over newer ones: they go on top. */
  const keepMine = (revision: number) => {
    tell({ type: 'settled', revision, isSaved: false })
    saveNow()
  }
  return { editor, isKept, keepMine }
}

/** Hears of every edit of the form. Gives what puts something on the sheet without its being one. */
function useOwnChanges(onEdited: () => void): (change: () => void) => void {
  const form = useFormContext<ArticleFormValues>()
  const isOurs = useRef(false)
  const latest = useRef(onEdited)
  useEffect(() => void (latest.current = onEdited))
  // Before the sheet is painted: whoever writes at once is heard too.
  useLayoutEffect(() => {
    // Fields that come into being say so too: only other words are an edit. The text itself, which may be long, speaks only of those.
    const details = () => JSON.stringify({ ...form.getValues('content'), body: null })
    let known = details()
    const watching = form.watch((_values, { name }) => {
      const before = known
      if (name !== 'content.body') known = details()
      if (!isOurs.current && (name === 'content.body' || known !== before)) latest.current()
    })
    return () => watching.unsubscribe()
  }, [form])
  return (change) => {
    isOurs.current = true
    change()
    isOurs.current = false
  }
}

interface Named {
  readonly slug: string | null
  readonly title: string
  readonly firstPublishedAt: string | null
}

/** Does the address still follow the title? It does until readers know it, or somebody chooses another. */
export function isSlugFollowing({ slug, title, firstPublishedAt }: Named): boolean {
  if (firstPublishedAt !== null) return false
  return slug === null || slug === '' || slug.replace(/-\d+$/, '') === slugify(title).replace(/-\d+$/, '')
}
