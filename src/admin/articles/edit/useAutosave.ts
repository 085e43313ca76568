import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { newUuid } from '../../api/newUuid.ts'
import { serverTime } from '../../api/serverClock.ts'
import { session } from '../../api/session.ts'
import { canSendNow, dueAt, failureOf, hasUnsaved } from './autosave.ts'
import { createAutosaveStore } from './autosaveStore.ts'
import type { SavedRevision, Written, WrittenDocument, WrittenKind } from './articleEditor.ts'
import { hasWords } from './firstWords.ts'
import { forgetDraft, keepDraft } from './localDraft.ts'

interface AutosaveParts {
  readonly kind: WrittenKind
  readonly id: string
  /** What is on the sheet is on top of this; 0 for a new text, which is made by its first save. */
  readonly revision: number
  readonly who: string
  /** What is on the sheet now, as it would be sent. */
  readonly content: () => Written
  readonly onSaved: (document: WrittenDocument) => void
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void
}

interface Sending {
  /** The page is being left: the browser goes on sending by itself. */
  readonly isParting?: boolean
  /** The editor wants this very state kept; what a draft saves by itself gives way to the next. */
  readonly isAsked?: boolean
}

/** A browser lets a page that is being left send this much. */
const MAX_PARTING_BYTES = 60_000
const KEPT_AFTER_MS = 500

/** Sends a draft when it is due, keeps it here until the server has it, and tries again when the network is back. */
export function useAutosave({ kind, id, revision, who: me, content, onSaved, onRefused }: AutosaveParts) {
  // Whoever opened it finds what was kept, though another person may sign in over the sheet.
  const [who] = useState(me)
  const [store] = useState(() => createAutosaveStore(revision, serverTime))
  const { tell } = store
  const [isKept, setKept] = useState(true)
  // A timer, a key and the end of the page ask for the newest of all this, long after it was rendered.
  const latest = useRef({ content, onSaved, onRefused })
  useEffect(() => {
    latest.current = { content, onSaved, onRefused }
  })
  const place = useRef(id)
  const underWay = useRef<Promise<WrittenDocument | null> | null>(null)

  const keep = useCallback(() => {
    const content = latest.current.content()
    setKept(keepDraft(who, kind, place.current, { revision: store.current().revision, at: serverTime(), content }))
  }, [who, kind, store])

  /** Whoever had this identifier was deleted, or is another person: the words become a text of their own. */
  const takeAnotherId = useCallback(() => {
    forgetDraft(who, kind, place.current)
    place.current = newUuid()
    tell({ type: 'settled', revision: 0, isSaved: false })
    keep()
  }, [who, kind, tell, keep])

  const send = useCallback(
    ({ isParting = false, isAsked = false }: Sending = {}): Promise<WrittenDocument | null> => {
      if (underWay.current) return underWay.current
      const state = store.current()
      if (!canSendNow(state)) return Promise.resolve(null)
      const at = place.current
      const isNew = state.revision === 0
      const sent = latest.current.content()
      const request = isNew
        ? ({ method: 'POST', body: sent, idempotencyKey: at } as const)
        : ({ method: 'PUT', body: { revision: state.revision, content: sent, isAutomatic: !isAsked } } as const)
      tell({ type: 'sent' })
      const sending = callApi<WrittenDocument>(`/api/admin/${kind}${isNew ? '' : `/${at}`}`, {
        ...request,
        keepalive: isParting,
        isBackground: !isAsked,
      })
        .then(({ value, status }) => {
          // A first save that was answered before, unheard: what was written since goes on top of what that one made.
          const isOlder = isNew && status !== 201 && !hasWords(value, sent)
          tell(isOlder ? { type: 'settled', revision: 1, isSaved: false } : { type: 'saved', revision: value.revision })
          if (!hasUnsaved(store.current())) forgetDraft(who, kind, at)
          latest.current.onSaved(value)
          return value
        })
        .catch((error: unknown) => {
          const { status, refusal } = error instanceof ApiFault ? error : { status: 0, refusal: { code: 'unreachable', message: '' } }
          tell({
            type: 'failed',
            trouble: failureOf(status, refusal.code, refusal.message, 'details' in refusal ? refusal.details : {}),
          })
          if (refusal.code === 'id-taken') takeAnotherId()
          if ('fields' in refusal) latest.current.onRefused(refusal.fields)
          return null
        })
        .finally(() => {
          underWay.current = null
        })
      underWay.current = sending
      return sending
    },
    [kind, who, store, tell, takeAnotherId],
  )

  /** Sends whatever is unsaved; the revision that has it all, or null while there is none. */
  const settle = useCallback(async (): Promise<SavedRevision | null> => {
    // One that was under way did not have the last words.
    for (let turn = 0; turn < 2 && hasUnsaved(store.current()); turn++) await send({ isAsked: true })
    const state = store.current()
    return hasUnsaved(state) || state.revision === 0 ? null : { id: place.current, revision: state.revision }
  }, [store, send])

  /** What was in the way may be gone. */
  const retry = useCallback(
    (sending: Sending = {}) => {
      tell({ type: 'retried' })
      void send(sending)
    },
    [tell, send],
  )

  /** What was deleted meanwhile begins anew with the words that are here. */
  const saveAsNew = useCallback(() => {
    takeAnotherId()
    void send({ isAsked: true })
  }, [takeAnotherId, send])

  useEffect(() => {
    let sending: ReturnType<typeof setTimeout> | undefined
    let keeping: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(sending)
      clearTimeout(keeping)
    }
    const plan = () => {
      stop()
      const state = store.current()
      const due = dueAt(state)
      if (due !== null) sending = setTimeout(() => void send(), Math.max(0, due - serverTime()))
      // What was written is safe here half a second later, whatever becomes of the network and the machine.
      if (hasUnsaved(state)) keeping = setTimeout(keep, KEPT_AFTER_MS)
    }
    plan()
    const unsubscribe = store.subscribe(plan)
    return () => {
      unsubscribe()
      stop()
    }
  }, [store, send, keep])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('online', () => void send(), { signal })
    const stopListening = session.onResumed(retry)
    // Whoever comes back may have done elsewhere what had to be done first.
    addEventListener('focus', () => store.current().trouble?.kind === 'forbidden' && retry(), { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && part(), { signal })
    addEventListener('pagehide', part, { signal })

    /** Whoever leaves may not come back: what they wrote is kept here and sent with the page's last breath. */
    function part() {
      const state = store.current()
      if (!hasUnsaved(state)) return
      keep()
      if (!canSendNow(state)) return
      void send({ isParting: new Blob([JSON.stringify(latest.current.content())]).size < MAX_PARTING_BYTES })
    }
    return () => {
      listening.abort()
      stopListening()
      part()
    }
  }, [store, send, keep, retry])

  return { store, isKept, tell, send, settle, retry, saveAsNew }
}
