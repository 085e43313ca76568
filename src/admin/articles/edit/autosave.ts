import type { Instant } from '../../../content/time.ts'

/** How long after the last letter a draft is sent, and the longest that somebody who never pauses waits. */
export const QUIET_MS = 3000
/** A new text gets its place on the server as soon as there is something to keep. */
export const FIRST_QUIET_MS = 800
export const LONGEST_WAIT_MS = 20_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 60_000

export interface Newer {
  readonly revision: number
  readonly by: string
  readonly at: Instant
}

export type Trouble =
  /** The server was not reached: tried again by itself. */
  | { readonly kind: 'offline'; readonly tries: number; readonly lastTryAt: number }
  /** The server was reached and could not do it, for now: tried again by itself. */
  | { readonly kind: 'unavailable'; readonly code: string; readonly tries: number; readonly lastTryAt: number }
  /** The session is over: sent when somebody has signed in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'stale'; readonly newer: Newer }
  /** Something in the text must change first: it is sent again when it has. */
  | { readonly kind: 'refused'; readonly message: string; readonly edits: number }
  /** It cannot be saved by this person: suspended, no longer theirs, no longer there, or something to do first, which the code says. */
  | { readonly kind: 'forbidden'; readonly code: string; readonly message: string }

/** What a draft is to the server: every question about saving it is answered from here. Times are milliseconds of one clock. */
export interface Autosave {
  /** What the next save starts from; 0 for what the server has never seen. */
  readonly revision: number
  /** How many edits there were, how many of them the server has, and how many are on their way. */
  readonly edits: number
  readonly saved: number
  readonly sending: number | null
  readonly firstUnsavedAt: number | null
  readonly lastEditAt: number | null
  readonly savedAt: number | null
  readonly trouble: Trouble | null
}

export type AutosaveEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly revision: number }
  | { readonly type: 'failed'; readonly trouble: Failure }
  /** What was in the way may be gone: it is sent again. */
  | { readonly type: 'retried' }
  /** The editor chose: what is on the sheet now goes on top of, or is, this revision. */
  | { readonly type: 'settled'; readonly revision: number; readonly isSaved: boolean }

export type TimedEvent = AutosaveEvent & { readonly at: number }

export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable'; readonly code: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'stale'; readonly newer: Newer }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly code: string; readonly message: string }

export function beginAutosave(revision: number): Autosave {
  return { revision, edits: 0, saved: 0, sending: null, firstUnsavedAt: null, lastEditAt: null, savedAt: null, trouble: null }
}

/** What a draft is after something happened to it. */
export function afterEvent(state: Autosave, event: TimedEvent): Autosave {
  switch (event.type) {
    case 'edited':
      return { ...state, edits: state.edits + 1, lastEditAt: event.at, firstUnsavedAt: state.firstUnsavedAt ?? event.at }
    case 'sent':
      return { ...state, sending: state.edits }
    case 'saved': {
      const saved = state.sending ?? state.edits
      const isAll = saved === state.edits
      const firstUnsavedAt = isAll ? null : state.lastEditAt
      return { ...state, revision: event.revision, saved, sending: null, savedAt: event.at, trouble: null, firstUnsavedAt }
    }
    case 'failed':
      return { ...state, sending: null, trouble: troubleAfter(state, event) }
    case 'retried':
      return { ...state, trouble: state.trouble?.kind === 'stale' ? state.trouble : null }
    case 'settled': {
      const edits = state.edits + (event.isSaved ? 0 : 1)
      const saved = event.isSaved ? state.edits : state.saved
      const at = event.isSaved ? null : event.at
      const savedAt = event.isSaved ? event.at : state.savedAt
      return { ...state, revision: event.revision, edits, saved, sending: null, trouble: null, savedAt, firstUnsavedAt: at, lastEditAt: at }
    }
  }
}

function troubleAfter({ trouble, edits, sending }: Autosave, { trouble: failure, at }: { trouble: Failure; at: number }): Trouble {
  switch (failure.kind) {
    case 'offline':
    case 'unavailable':
      return { ...failure, tries: trouble && 'tries' in trouble ? trouble.tries + 1 : 1, lastTryAt: at }
    case 'refused':
      return { kind: 'refused', message: failure.message, edits: sending ?? edits }
    default:
      return failure
  }
}

export const hasUnsaved = ({ edits, saved }: Autosave): boolean => edits > saved

/** When the draft is to be sent; null while there is nothing to send, or somebody must decide first. */
export function dueAt(state: Autosave): number | null {
  if (!hasUnsaved(state) || state.sending !== null || state.lastEditAt === null) return null
  const { trouble } = state
  if (trouble?.kind === 'stale' || trouble?.kind === 'forbidden' || trouble?.kind === 'signed-out') return null
  if (trouble?.kind === 'offline' || trouble?.kind === 'unavailable')
    return trouble.lastTryAt + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (trouble.tries - 1))
  if (trouble?.kind === 'refused' && state.edits === trouble.edits) return null
  return Math.min(
    state.lastEditAt + (state.revision === 0 ? FIRST_QUIET_MS : QUIET_MS),
    (state.firstUnsavedAt ?? state.lastEditAt) + LONGEST_WAIT_MS,
  )
}

/** May it be sent at once, because somebody asks for it or leaves? */
export function canSendNow(state: Autosave): boolean {
  return hasUnsaved(state) && state.sending === null && state.trouble?.kind !== 'stale' && state.trouble?.kind !== 'forbidden'
}

export type SaveStatus = 'untouched' | 'saved' | 'unsaved' | 'saving' | Trouble['kind']

/** What the editor is told. */
export function saveStatus(state: Autosave): SaveStatus {
  if (state.sending !== null) return 'saving'
  if (state.trouble && hasUnsaved(state)) return state.trouble.kind
  if (hasUnsaved(state)) return 'unsaved'
  return state.savedAt === null ? 'untouched' : 'saved'
}

/** What an answer of the server means for a draft. Status 0 is none at all. */
export function failureOf(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}): Failure {
  if (code === 'stale') {
    const { revision, by, at } = details
    return { kind: 'stale', newer: { revision: Number(revision), by: text(by), at: text(at) } }
  }
  if (status === 0) return { kind: 'offline' }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 403 || status === 404) return { kind: 'forbidden', code, message }
  if (status >= 400 && status < 500 && status !== 429) return { kind: 'refused', message }
  // A store that is down, too many at once, a fault of ours, or of something in between.
  return { kind: 'unavailable', code }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
