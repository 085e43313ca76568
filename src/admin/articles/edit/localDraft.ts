/** A text that the server does not have yet. */
export interface LocalDraft<Content> {
  /** What it was written on top of; 0 for one of which the server has never said that it has it. */
  readonly revision: number
  readonly at: number
  readonly content: Content
}

/** One that was begun here, with the identifier that it has from its first word on. */
export interface BegunDraft<Content> extends LocalDraft<Content> {
  readonly id: string
}

const prefixOf = (who: string, kind: string): string => `edicola.draft.${who}.${kind}.`
const keyOf = (who: string, kind: string, id: string): string => `${prefixOf(who, kind)}${id}`

/** Keeps a text in this browser until the server has it. Says whether there was room: without it, the tab must not be closed. */
export function keepDraft(who: string, kind: string, id: string, draft: LocalDraft<unknown>): boolean {
  try {
    localStorage.setItem(keyOf(who, kind, id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What was kept here and never reached the server. It was written by `keepDraft`; the server checks it again when it is saved. */
export function findLocalDraft<Content>(who: string, kind: string, id: string): LocalDraft<Content> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(who, kind, id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'content' in kept && 'revision' in kept ? (kept as LocalDraft<Content>) : null // see above
  } catch {
    return null
  }
}

/** The text that was begun here last and whose first save was never answered: the server may have it all the same. */
export function findBegunDraft<Content>(who: string, kind: string): BegunDraft<Content> | null {
  const begun = keptIds(who, kind).flatMap((id) => {
    const kept = findLocalDraft<Content>(who, kind, id)
    return kept?.revision === 0 ? [{ ...kept, id }] : []
  })
  return begun.toSorted((one, other) => other.at - one.at)[0] ?? null
}

export function forgetDraft(who: string, kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(who, kind, id))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function keptIds(who: string, kind: string): string[] {
  const prefix = prefixOf(who, kind)
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
