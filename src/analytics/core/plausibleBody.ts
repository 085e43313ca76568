import type { AnalyticsEvent, EventPage } from './AnalyticsEvent.ts'

interface PlausibleBody {
  readonly name: string
  readonly url: string
  readonly domain: string
  readonly referrer?: string
  readonly props?: Readonly<Record<string, string>>
  /** What a page does by itself says nothing of whether the reader stayed. */
  readonly interactive?: false
}

/** An event in the words of Plausible's `POST /api/event`. Downloads and outbound links have the names of its own goals. */
export function plausibleBody(event: AnalyticsEvent, page: EventPage, domain: string): PlausibleBody {
  const { name, ...more } = wordsFor(event)
  return { name, url: page.address, domain, ...more }
}

function wordsFor(event: AnalyticsEvent): Pick<PlausibleBody, 'name' | 'referrer' | 'props' | 'interactive'> {
  switch (event.name) {
    case 'page_view':
      return { name: 'pageview', referrer: event.target }
    case 'download':
      return { name: 'File Download', props: { url: event.target } }
    case 'outbound':
      return { name: 'Outbound Link: Click', props: { url: event.target } }
    case 'mailto':
      return { name: 'Mail: Click', props: { address: event.target } }
    case 'tel':
      return { name: 'Phone: Click', props: { number: event.target } }
    case 'hash_change':
      return { name: 'Hash Change', props: { hash: event.target } }
    case 'popup_view':
      return { name: 'Popup View', props: { popup: event.target }, interactive: false }
    case 'popup_close':
      return {
        name: 'Popup Close',
        props: { popup: event.target, reason: event.reason },
        ...(event.reason === 'auto_hide' && { interactive: false }),
      }
  }
}
