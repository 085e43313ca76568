import type { AnalyticsEvent, PageViewEvent } from '../core/AnalyticsEvent.ts'
import type { PageConfiguration } from '../core/pageConfiguration.ts'
import type { Adapter, AdapterFile } from './Adapter.ts'

type Other = 'ga4' | 'matomo' | 'plausible'
type Load = (name: Other) => Promise<AdapterFile<unknown>>

/**
 * Tells whoever the page names, as far as the reader allows it. What needs consent waits for it, and stops when it is taken back; other
 * providers elsewhere keep away from readers whose browser asks not to be tracked. Our own collector knows nobody, and counts on.
 */
export function createTeller(configuration: PageConfiguration, load: Load): (event: AnalyticsEvent) => void {
  const { own, matomo } = configuration
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean } // not in TypeScript's list yet
  const isUnwilling = globalPrivacyControl || doNotTrack === '1'
  const connected = new Map<Other, Promise<Adapter | void>>()
  const mayTell = (name: Other): boolean =>
    document.documentElement.dataset['consent'] === 'granted' ||
    (!isUnwilling && (name === 'plausible' || (name === 'matomo' && !!matomo?.cookieless)))

  /** Connects whoever may be told by now, beginning with the page that is being read, and stops whoever may be no longer. */
  function settle(): void {
    for (const name of ['ga4', 'matomo', 'plausible'] as const) {
      const settings = configuration[name]
      const known = connected.get(name)
      if (!settings || !known !== mayTell(name)) continue
      if (known) {
        connected.delete(name)
        use(known, (adapter) => adapter.stop())
      } else {
        const coming = load(name).then(({ connect }) => connect(settings))
        connected.set(name, coming)
        use(coming, (adapter) => adapter.tell(pageView(document.referrer)))
      }
    }
  }

  function tell(event: AnalyticsEvent): void {
    try {
      if (own) navigator.sendBeacon(own, new URLSearchParams({ ...event, page: location.pathname }))
    } catch {
      // a browser without beacons, or with its own opinion of them
    }
    for (const adapter of connected.values()) use(adapter, (known) => known.tell(event))
  }

  // The page itself is told to each provider as it is connected: to our collector now.
  tell(pageView(document.referrer))
  settle()
  document.addEventListener('edicola:consent', settle)
  return tell
}

export const pageView = (from: string): PageViewEvent => ({ name: 'page_view', target: from })

/** A provider whose file is blocked, or that fails, is nobody's trouble. */
function use(coming: Promise<Adapter | void>, act: (adapter: Adapter) => void): void {
  coming.then((adapter) => adapter && act(adapter)).catch(() => {})
}
