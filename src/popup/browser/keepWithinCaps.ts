import { countedCookie, isCapped, type Caps } from '../core/caps.ts'
import type { RawPage } from './RawPage.ts'
import { on } from './on.ts'

/** Keeps a site's announcements within its caps: counts those that are shown, and tells the engine when there were enough. */
export function keepWithinCaps(caps: Caps): void {
  if (!caps.onePerPageView && !caps.maxPerDay) return
  let shownHere = 0
  window.edicolaPopup = {
    ...(window.edicolaPopup as RawPage | undefined), // what is not an object has nothing to spread
    cap: () => isCapped(caps, shownHere, document.cookie, today()),
  }
  on(document, 'edicola:popup', (event) => {
    if ((event as CustomEvent<{ type: string }>).detail.type !== 'shown') return // the engine sends no other kind
    shownHere++
    if (caps.maxPerDay) document.cookie = countedCookie(document.cookie, today(), location.protocol === 'https:')
  })
}

/** The reader's own day, as a number. */
const today = (): number => Math.floor(Date.now() / 864e5 - new Date().getTimezoneOffset() / 1440)
