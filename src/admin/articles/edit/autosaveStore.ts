import { useSyncExternalStore } from 'react'
import { afterEvent, beginAutosave, type Autosave, type AutosaveEvent } from './autosave.ts'

/** A draft's state outside of React: a letter that is typed draws again only what shows another thing after it. */
export interface AutosaveStore {
  readonly current: () => Autosave
  readonly tell: (event: AutosaveEvent) => void
  /** Calls back after every event; gives what ends it. */
  readonly subscribe: (onEvent: () => void) => () => void
}

export function createAutosaveStore(revision: number, time: () => number): AutosaveStore {
  let state = beginAutosave(revision)
  const listeners = new Set<() => void>()
  return {
    current: () => state,
    tell(event) {
      state = afterEvent(state, { ...event, at: time() })
      for (const listener of listeners) listener()
    },
    subscribe(onEvent) {
      listeners.add(onEvent)
      return () => void listeners.delete(onEvent)
    },
  }
}

/** What `select` takes of the state: a part of it, or something that is equal when nothing changed. */
export function useAutosaveState<Part>({ subscribe, current }: AutosaveStore, select: (state: Autosave) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(current()))
}
