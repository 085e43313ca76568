import { Alert, Avatar, AvatarGroup, Button, Tooltip } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { Presence } from '../../../content/newsroom/otherEditors.ts'
import { callApi } from '../../api/callApi.ts'
import { newUuid } from '../../api/newUuid.ts'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type WrittenDocument, type WrittenKind } from './articleEditor.ts'
import { hasUnsaved } from './autosave.ts'
import { useAutosaveState } from './autosaveStore.ts'

/** Says early that somebody saved a newer version, before there is anything to decide between. */
export function PresenceNotice({ presence }: { readonly presence: Presence | null }) {
  const t = useMessages().articles.presence
  const { moment } = useMoments()
  const { kind, document, autosave, take } = useArticleEditor()
  const isUnsaved = useAutosaveState(autosave, hasUnsaved)
  const isNewer = useAutosaveState(
    autosave,
    ({ revision, trouble, sending }) => presence !== null && presence.revision > revision && trouble?.kind !== 'stale' && sending === null,
  )
  if (!presence || !isNewer) return null
  const show = async () => take((await callApi<WrittenDocument>(`/api/admin/${kind}/${document.id}`)).value)
  return (
    <Alert
      severity="warning"
      // With words of one's own on the sheet, the next save asks which to keep.
      action={
        !isUnsaved && (
          <Button color="inherit" onClick={() => void show()}>
            {t.takeNewer}
          </Button>
        )
      }
    >
      {t.newer(presence.savedBy.name, moment(presence.savedAt))}
    </Alert>
  )
}

/** The faces of whoever else has it open. */
export function PresenceFaces({ presence }: { readonly presence: Presence | null }) {
  const t = useMessages().articles.presence
  const others = presence?.others ?? []
  if (others.length === 0) return null
  const sentence = ({ name, isEditing, isMe }: (typeof others)[number]) =>
    isMe ? t.meElsewhere : isEditing ? t.editing(name) : t.reading(name)
  return (
    <AvatarGroup
      max={4}
      sx={{ '& .MuiAvatar-root': { width: 28, height: 28, fontSize: 12 } }}
      aria-label={t.here(others.map(({ name }) => name).join(', '))}
    >
      {others.map((other, index) => (
        <Tooltip key={index} title={sentence(other)}>
          <Avatar sx={{ bgcolor: other.isEditing ? 'primary.main' : 'text.secondary' }}>{initials(other.name)}</Avatar>
        </Tooltip>
      ))}
    </AvatarGroup>
  )
}

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

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()
