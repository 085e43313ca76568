/** A text that the server does not have yet. */
export interface KeptDraft<Content> {
  /** What it was written on top of. */
  readonly revision: number
  readonly at: number
  readonly content: Content
}

/** The name that a text is kept under: a new one has none of its own until the server gives it one. */
export const keptAs = (id: string): string => id || 'new'

const keyOf = (who: string, kind: string, id: string): string => `edicola.draft.${who}.${kind}.${id}`

/** Keeps a text in this browser until the server has it. Says whether there was room: without it, the tab must not be closed. */
export function keepDraft(who: string, kind: string, id: string, draft: KeptDraft<unknown>): boolean {
  try {
    localStorage.setItem(keyOf(who, kind, id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What was kept here and never reached the server. It was written by `keepDraft`; the server checks it again when it is saved. */
export function findKeptDraft<Content>(who: string, kind: string, id: string): KeptDraft<Content> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(who, kind, id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'content' in kept && 'revision' in kept ? (kept as KeptDraft<Content>) : null // see above
  } catch {
    return null
  }
}

export function forgetDraft(who: string, kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(who, kind, id))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
