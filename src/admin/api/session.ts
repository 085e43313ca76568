import { useSyncExternalStore } from 'react'

export interface SessionState {
  /** The server no longer knows who asks. */
  readonly hasEnded: boolean
  /** The form to sign in again is open, over whatever screen there is. */
  readonly isSigningIn: boolean
}

const OPEN: SessionState = { hasEnded: false, isSigningIn: false }

/** What this page knows of its session: a screen stays where it is when one ends, and goes on when there is another. */
export function createSession() {
  let state = OPEN
  /** Counts the sessions, so that a late answer to the last one does not end this one. */
  let number = 0
  const listeners = new Set<() => void>()
  const onResumed = new Set<() => void>()
  let pending: ((isResumed: boolean) => void)[] = []

  const change = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const settle = (isResumed: boolean) => {
    const settled = pending
    pending = []
    for (const resolve of settled) resolve(isResumed)
  }

  return {
    get: (): SessionState => state,
    number: (): number => number,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The server answered, to a request of session `of`, that nobody is signed in. */
    end(of: number): void {
      if (of === number && !state.hasEnded) change({ ...state, hasEnded: true })
    },
    /** Opens the form; true once somebody is signed in, false when it is closed without. */
    signInAgain(): Promise<boolean> {
      if (!state.isSigningIn) change({ hasEnded: true, isSigningIn: true })
      return new Promise((resolve) => pending.push(resolve))
    },
    putOff(): void {
      change({ ...state, isSigningIn: false })
      settle(false)
    },
    /** Somebody is signed in again: what waits goes on. */
    resume(): void {
      number += 1
      change(OPEN)
      settle(true)
      for (const listener of onResumed) listener()
    },
    onResumed(listener: () => void): () => void {
      onResumed.add(listener)
      return () => void onResumed.delete(listener)
    },
  }
}

export const session = createSession()

export const useSession = (): SessionState => useSyncExternalStore((listener) => session.subscribe(listener), session.get)
