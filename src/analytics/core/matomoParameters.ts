import type { AnalyticsEvent, EventPage } from './AnalyticsEvent.ts'

type Parameters = Readonly<Record<string, string>>

/** An event in the words of Matomo's HTTP tracking API. `visitor` is the identifier that a cookie keeps; without one Matomo is told of none. */
export function matomoParameters(event: AnalyticsEvent, page: EventPage, siteId: string, visitor = ''): Parameters {
  const always = { idsite: siteId, rec: '1', apiv: '1', send_image: '0', url: page.address, ...(visitor && { _id: visitor }) }
  return { ...always, ...parametersOf(event, page) }
}

function parametersOf(event: AnalyticsEvent, page: EventPage): Parameters {
  switch (event.name) {
    case 'page_view':
      return { action_name: page.title, ...(event.target && { urlref: event.target }) }
    // Matomo has reports of its own for these two, and takes them for pages if `url` is not the same.
    case 'download':
      return { download: event.target, url: event.target }
    case 'outbound':
      return { link: event.target, url: event.target }
    case 'mailto':
    case 'tel':
      return happening(event.name, 'click', event.target)
    case 'hash_change':
      return happening('hash', 'change', event.target)
    case 'popup_view':
      return happening('popup', 'view', event.target)
    case 'popup_close':
      return happening('popup', `close ${event.reason}`, event.target)
  }
}

/** What Matomo calls an event: category, action, name. `ca` says that it is no page. */
const happening = (category: string, action: string, name: string): Parameters => ({ e_c: category, e_a: action, e_n: name, ca: '1' })
