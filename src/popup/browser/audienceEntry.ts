import type { Caps } from '../core/caps.ts'
import { keepWithinCaps } from './keepWithinCaps.ts'
import { chooseVariant } from './chooseVariant.ts'
import { countEvents } from './countEvents.ts'
import { removeForWidth } from './removeForWidth.ts'

/**
 * What a site with several announcements puts before the engine: who sees which, how many, and how often. All of it is decided here, in the
 * browser, because a page is the same for every visitor.
 */
const { count, maxPerDay, onePerPageView } = (document.currentScript as HTMLScriptElement).dataset // this one: it is a classic script
const caps: Caps = { onePerPageView: onePerPageView === '1', maxPerDay: Number(maxPerDay) || null }

for (const popup of document.querySelectorAll<HTMLElement>('.js-modal-page-show')) {
  if (!removeForWidth(popup, innerWidth)) chooseVariant(popup, Math.random())
}
keepWithinCaps(caps)
if (count) countEvents(count)
