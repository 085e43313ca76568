import { ga4Event } from '../core/ga4Event.ts'
import type { Adapter } from './Adapter.ts'
import { thisPage } from './thisPage.ts'

const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }

/** Consent may come and go on one page; the tag comes once. */
let isLoaded = false

/**
 * Google Analytics 4, by its own tag, which is fetched only now that the reader allows it (Google calls that basic consent mode). Everything is
 * denied first; then analytics alone is granted, and nothing that serves advertising ever is.
 */
export function connectGa4(id: string): Adapter {
  const told = window as unknown as Record<string, unknown> // names that Google chose
  const queue = (told['dataLayer'] ??= []) as unknown[] // its tag reads what is pushed here
  function gtag(..._words: readonly unknown[]): void {
    // The tag takes `arguments` for a command, and a list for something else.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  told[`ga-disable-${id}`] = false
  if (!isLoaded) gtag('consent', 'default', DENIED)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  if (!isLoaded) {
    isLoaded = true
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    document.head.append(script)
  }
  return {
    tell: (event) => gtag('event', ...ga4Event(event, thisPage())),
    stop() {
      gtag('consent', 'update', DENIED)
      // Without consent the tag would go on sending, only without cookies: this makes it send nothing.
      told[`ga-disable-${id}`] = true
    },
  }
}
