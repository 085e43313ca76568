import type { EventPage } from '../core/AnalyticsEvent.ts'

/** The page as providers are told of it: what comes after # is an event of its own. */
export function thisPage(): EventPage {
  return { address: location.href.replace(/#.*/s, ''), title: document.title }
}
