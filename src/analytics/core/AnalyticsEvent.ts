/** Everything a page tells of, and nothing else: docs/analytics.md has the table. None of it says who. */
export type AnalyticsEvent = PageViewEvent | LinkEvent | HashEvent | PopupViewEvent | PopupCloseEvent

export interface PageViewEvent {
  readonly name: 'page_view'
  /** Where the reader came from, as far as the browser says; empty when they came back to a page that was only put aside. */
  readonly target: string
}

export interface LinkEvent {
  readonly name: 'download' | 'outbound' | 'mailto' | 'tel'
  /** Where the link leads: without its query and its fragment, which may carry what is nobody's business. */
  readonly target: string
}

export interface HashEvent {
  readonly name: 'hash_change'
  /** The new fragment, up to its first `=`: what comes after is data, not a place. */
  readonly target: string
}

export interface PopupViewEvent {
  readonly name: 'popup_view'
  /** The announcement's identifier. */
  readonly target: string
}

export interface PopupCloseEvent {
  readonly name: 'popup_close'
  readonly target: string
  readonly reason: 'ok' | 'dismiss' | 'auto_hide'
}

/** The names of all events, for whoever reads them from outside. */
export const EVENT_NAMES = [
  'page_view',
  'download',
  'outbound',
  'mailto',
  'tel',
  'hash_change',
  'popup_view',
  'popup_close',
] as const satisfies readonly AnalyticsEvent['name'][]

/** The page that an event happened on. */
export interface EventPage {
  /** Its whole address, without the fragment. */
  readonly address: string
  readonly title: string
}
