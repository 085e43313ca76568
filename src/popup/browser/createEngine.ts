import { advance, atRest, type Effect, type Event, type State } from '../core/advance.ts'
import type { Choice, ClosingReason } from '../core/closingEffects.ts'
import { cookieNames, cookieText, forgetText } from '../core/cookies.ts'
import { cookieToForget, decide, type Visit } from '../core/decide.ts'
import { isSupportPage } from '../core/isSupportPage.ts'
import type { PageSettings } from '../core/readPageSettings.ts'
import { askRenewal } from './askRenewal.ts'
import { on } from './on.ts'
import { onDelay } from './onDelay.ts'
import { onOpenerClick } from './onOpenerClick.ts'
import { onScrollDepth } from './onScrollDepth.ts'
import type { Popup } from './Popup.ts'
import { sendChoice } from './sendChoice.ts'
import type { Stop } from './Stop.ts'
import { warn } from './warn.ts'

export interface Engine {
  /** Decides about each popup and arms those that may open. Gives its undo. */
  add(popups: readonly Popup[]): Stop
  close(popup: Popup, reason?: ClosingReason, choice?: Choice): void
}

const STILL_HERE_MS = 5000

/** What each effect does, given its popup and what else it carries. */
type Actions = { readonly [Kind in Effect<Popup>[0]]: (...given: Tail<Extract<Effect<Popup>, readonly [Kind, ...unknown[]]>>) => void }
type Tail<Tuple extends readonly unknown[]> = Tuple extends readonly [unknown, ...infer Rest] ? Rest : never

/** The browser's side of the engine, and its composition root: it reads cookies, address and clock, and does what the core says. */
export function createEngine(page: PageSettings): Engine {
  let state: State<Popup> = atRest

  const visit = (): Visit => ({
    isSupportPage: isSupportPage(location.href, page.supportSlug),
    cookies: cookieNames(document.cookie),
    isVisible: !document.hidden,
  })
  const tell = (type: string, { id }: Popup, reason?: string | null) => {
    document.dispatchEvent(new CustomEvent('edicola:popup', { detail: { type, id, reason } }))
  }
  const renew = () => askRenewal(page.renew, visit().cookies, Date.now())
  const actions: Actions = {
    show(popup) {
      popup.show()
      tell('shown', popup)
    },
    suppressed: (popup, reason) => tell('suppressed', popup, reason),
    hide: (popup) => popup.hide(),
    keep: (_, cookie) => (document.cookie = cookieText(cookie, location.protocol === 'https:')),
    closed: (popup, reason) => tell('closed', popup, reason),
    submit: (popup, ticked) => sendChoice(page.base, popup.id, ticked),
    renew,
    redirect(_, address) {
      // An address that is malformed, a download, the part of the page that is shown already: the reader has not left after all.
      setTimeout(dispatch, STILL_HERE_MS, 'wake')
      location.replace(address)
    },
  }

  function dispatch(...event: Event<Popup>): void {
    const step = advance(state, event, visit())
    state = step.state
    for (const [kind, popup, given] of step.effects) {
      // One bad popup stops neither the others nor what is left to do: a dismissal is kept even if its dialog breaks.
      try {
        ;(actions[kind] as (popup: Popup, given: unknown) => void)(popup, given) // the table above pairs each effect with what it carries
      } catch (error) {
        warn(error)
        if (kind === 'show') dispatch('close', popup)
      }
    }
  }

  /** Says whether the popup is open now. */
  function fire(popup: Popup, byClick = false): boolean {
    dispatch('fire', popup, byClick)
    return state.shown?.popup === popup
  }

  return {
    close: (popup, reason, choice) => dispatch('close', popup, reason, choice),
    add(popups) {
      const stops: Stop[] = []
      for (const popup of popups) {
        const forget = cookieToForget(popup, visit())
        if (forget) document.cookie = forgetText(forget)
        const { suppression, clicks, opens } = decide(popup, visit())
        tell(suppression ? 'suppressed' : 'armed', popup, suppression)
        if (clicks) stops.push(onOpenerClick(popup, fire))
        if (opens) stops.push((popup.height_offset ? onScrollDepth : onDelay)(popup, fire))
      }
      if (!visit().isSupportPage) {
        // The tab shows again, the page comes out of the back/forward cache, or a redirect led to another part of it.
        stops.push(on(window, 'visibilitychange pageshow hashchange', () => dispatch('wake')))
        renew()
      }
      return () => {
        stops.forEach((stop) => stop())
        popups.forEach((popup) => dispatch('close', popup))
      }
    },
  }
}
