import { closingEffects, type Choice, type ClosingEffect, type ClosingReason } from './closingEffects.ts'
import { whySuppressed, type Suppression, type Visit } from './decide.ts'
import type { PopupSettings } from './readSettings.ts'

/** A popup that a trigger has called. It is known by the object that it is: ids may repeat on a page. */
interface Called<P> {
  readonly popup: P
  readonly byClick: boolean
}

export interface State<P> {
  readonly shown?: Called<P> | undefined
  readonly waiting: readonly Called<P>[]
  /** OK led elsewhere: nothing more opens on this page, unless the reader comes back to it. */
  readonly isLeaving?: boolean | undefined
}

export type Event<P> =
  | readonly [type: 'fire', popup: P, byClick: boolean]
  /** Without a reason, it failed to open or was taken out of the page: it goes, and leaves nothing behind. */
  | readonly [type: 'close', popup: P, reason?: ClosingReason | undefined, choice?: Choice | undefined]
  /** The reader looks at the page again: the tab is visible, the page came back from the back/forward cache, or stayed after all. */
  | readonly [type: 'wake']

export type Effect<P> = ClosingEffect<P> | readonly [kind: 'show', popup: P] | readonly [kind: 'suppressed', popup: P, reason: Suppression]

export interface Step<P> {
  readonly state: State<P>
  readonly effects: readonly Effect<P>[]
}

export const atRest: State<never> = { waiting: [] }

/** Takes one event and gives the next state and what is to be done about it: hidden → shown → hidden, one popup at a time. */
export function advance<P extends PopupSettings>(before: State<P>, event: Event<P>, visit: Visit): Step<P> {
  let { shown, waiting, isLeaving } = before
  const effects: Effect<P>[] = []
  const isAbout = (called: Called<P> | undefined) => called?.popup === event[1]

  if (event[0] === 'wake') isLeaving = false
  else if (event[0] === 'close') {
    const [, popup, reason, choice] = event
    // The same announcement may stand twice in a page: one closing is enough for both.
    waiting = waiting.filter((called) => !isAbout(called) && (!popup.id || called.popup.id !== popup.id))
    if (isAbout(shown)) {
      shown = undefined
      if (reason) effects.push(...closingEffects(popup, reason, choice))
      isLeaving = effects.some(([kind]) => kind === 'redirect')
    }
  } else if (![shown, ...waiting].some(isAbout)) {
    waiting = [...waiting, { popup: event[1], byClick: event[2] }].sort((a, b) => b.popup.priority - a.popup.priority)
  }

  while (waiting[0] && !shown && !isLeaving && visit.isVisible) {
    const [next, ...others] = waiting
    waiting = others
    const reason = whySuppressed(next.popup, visit, next.byClick)
    if (!reason) shown = next
    effects.push(reason ? ['suppressed', next.popup, reason] : ['show', next.popup])
  }
  return { state: { shown, waiting, isLeaving }, effects }
}
