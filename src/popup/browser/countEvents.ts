import { dismissals } from '../core/cookies.ts'
import { CLOSE, LEFT } from './buttons.ts'
import { on } from './on.ts'

interface PopupEvent {
  readonly type: string
  readonly id: string
  readonly reason?: string
}

/**
 * Tells the site, by one call as the reader leaves, which announcements were seen here and how they were answered. No cookie, no identifier: the
 * site adds it to the figures of the day.
 */
export function countEvents(address: string): void {
  let events: string[] = []
  let way = ''
  let hadRefused = false
  const hasRefused = (id: string) => dismissals(document.cookie).includes(`please_do_not_show_again_modal_id_${encodeURIComponent(id)}`)

  // The engine says that a popup was turned away; which way, only these tell.
  on(
    document,
    'click keydown',
    (event) => {
      const target = event.target as Element // clicks and keys fall on elements
      if (event.type === 'click') way = target.closest(CLOSE) ? 'x' : target.closest(LEFT) ? 'left' : 'outside'
      else if ((event as KeyboardEvent).key === 'Escape') way = 'escape' // keydown brings no other kind
    },
    true,
  )
  on(document, 'edicola:popup', (event) => {
    const { type, id, reason } = (event as CustomEvent<PopupEvent>).detail // the engine sends no other kind
    const note = (what: string) => events.push(`${what} ${id} ${variantOf(id)}`)
    if (type === 'shown') {
      hadRefused = hasRefused(id)
      way = 'escape' // the back gesture of a phone sends no key
      note('view')
    } else if (type === 'closed') {
      note(reason === 'dismiss' ? way : `${reason}`)
      if (reason === 'ok' && !hadRefused && hasRefused(id)) note('never')
    }
  })
  on(window, 'pagehide visibilitychange', ({ type }) => {
    if (!events.length || (type !== 'pagehide' && !document.hidden)) return
    navigator.sendBeacon(address, new URLSearchParams({ page: location.pathname, width: `${innerWidth}`, events: events.join() }))
    events = []
  })
}

const variantOf = (id: string): string => document.getElementById(`modal-page-${id}`)?.dataset['variant'] ?? 'a'
