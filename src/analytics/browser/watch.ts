import type { AnalyticsEvent, LinkEvent, PopupCloseEvent } from '../core/AnalyticsEvent.ts'
import { classifyLink, type LinkRules } from '../core/classifyLink.ts'

interface PopupEvent {
  readonly type: string
  readonly id: string
  readonly reason: PopupCloseEvent['reason']
}

/** Not in TypeScript's list yet. */
interface PreparedDocument extends Document {
  readonly prerendering?: boolean
}

/** Tells of what the reader does on this page. No navigation ever waits for it. */
export function watch(rules: LinkRules, tell: (event: AnalyticsEvent) => void): void {
  const followed: [click: Event, event: LinkEvent][] = []

  /** Only now is it known whether the page kept the click for itself: every handler has run. */
  function settle(): void {
    for (const [click, event] of followed.splice(0)) if (!click.defaultPrevented) tell(event)
  }

  /**
   * The one listener for links, first in line so that nobody can hide a click from it. Enter and the other keys of a link make clicks; a middle
   * click is an `auxclick`. The second half of a double click follows nothing. What is chosen from a context menu no page is ever told.
   */
  function onClick(click: Event): void {
    const { type, button, detail } = click as MouseEvent // both kinds are
    const link = click.composedPath().find(isLink)
    if (!link || button !== +(type === 'auxclick') || (!button && detail > 1)) return
    const address = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? ''
    const event = classifyLink(address, link.hasAttribute('download'), { base: document.baseURI, host: location.hostname }, rules)
    if (event) followed.push([click, event])
    setTimeout(settle)
  }

  const viewPage = (target: string) => tell({ name: 'page_view', target })
  // A page that is only prepared for a reader who may never come has not been viewed yet.
  if ((document as PreparedDocument).prerendering) document.addEventListener('prerenderingchange', () => viewPage(document.referrer))
  else viewPage(document.referrer)
  addEventListener('click', onClick, true)
  addEventListener('auxclick', onClick, true)
  addEventListener('pagehide', settle)
  addEventListener('pageshow', ({ persisted }) => persisted && viewPage(''))
  addEventListener('hashchange', () => tell({ name: 'hash_change', target: location.hash.split('=', 1)[0] || '#' }))
  document.addEventListener('edicola:popup', (event) => {
    const { type, id, reason } = (event as CustomEvent<PopupEvent>).detail // the engine sends no other kind
    if (type === 'shown') tell({ name: 'popup_view', target: id })
    if (type === 'closed') tell({ name: 'popup_close', target: id, reason })
  })
}

/** Also one drawn in SVG, or inside a component of the page's own. */
function isLink(node: EventTarget): node is Element {
  return /^(a|area)$/i.test((node as Node).nodeName) // a window has no such name, and is no link
}
