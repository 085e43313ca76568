import { useEffect, useRef, useState } from 'react'
import type { Presence } from '../../../content/newsroom/otherEditors.ts'
import { callApi } from '../../api/callApi.ts'
import { newUuid } from '../../api/newUuid.ts'
import type { WrittenKind } from './articleEditor.ts'

const BEAT_MS = 15_000

/** Says every so often that this document is open here, and hears who else has it open and what they saved. A new one nobody else can have. */
export function usePresence(kind: WrittenKind, id: string, isEditing: boolean): Presence | null {
  const [presence, setCompany] = useState<Presence | null>(null)
  const editing = useRef(isEditing)
  useEffect(() => {
    editing.current = isEditing
  })
  useEffect(() => {
    if (!id) return
    const tab = newUuid()
    const path = `/api/admin/${kind}/${id}/presence`
    const stopped = new AbortController()
    const beat = () => {
      if (document.visibilityState === 'hidden') return
      // Nobody needs to know that one beat was missed.
      callApi<Presence>(path, { method: 'POST', body: { tab, editing: editing.current }, signal: stopped.signal, isBackground: true }).then(
        ({ value }) => setCompany(value),
        () => undefined,
      )
    }
    const leave = () => navigator.sendBeacon(path, new Blob([JSON.stringify({ tab, leaving: true })], { type: 'application/json' }))
    beat()
    const timer = setInterval(beat, BEAT_MS)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      stopped.abort()
      leave()
    }
  }, [kind, id])
  return presence
}
