import type { AnalyticsEvent, EventPage } from './AnalyticsEvent.ts'

/**
 * An event in the words of `gtag('event', name, parameters)`. The names are ours, not those of Google's enhanced measurement (`click`,
 * `file_download`): where that is left on, nothing is counted twice under one name.
 */
export function ga4Event(event: AnalyticsEvent, page: EventPage): [name: string, parameters: Readonly<Record<string, string>>] {
  switch (event.name) {
    case 'page_view':
      return [event.name, { page_location: page.address, page_title: page.title, page_referrer: event.target }]
    case 'mailto':
      // Google wants no e-mail addresses, not even a newsroom's: its domain is enough.
      return [event.name, { link_url: event.target.replace(/^.*(?=@)/, '') }]
    case 'download':
    case 'outbound':
    case 'tel':
      return [event.name, { link_url: event.target }]
    case 'hash_change':
      return [event.name, { hash: event.target }]
    case 'popup_view':
      return [event.name, { popup_id: event.target }]
    case 'popup_close':
      return [event.name, { popup_id: event.target, close_reason: event.reason }]
  }
}
