import type { AnalyticsEvent } from '../core/AnalyticsEvent.ts'
import type { PageConfiguration } from '../core/pageConfiguration.ts'
import type { Adapter } from './Adapter.ts'
import { connectGa4 } from './connectGa4.ts'
import { connectMatomo } from './connectMatomo.ts'
import { connectPlausible } from './connectPlausible.ts'

interface Provider {
  readonly needsConsent: boolean
  readonly connect: () => Adapter
  adapter?: Adapter | undefined
  /** The page that is being read, told to each provider once. */
  hasPage?: boolean
}

/**
 * Tells the providers that a page names, as far as the reader allows it. Those that need consent wait for it, learn then which page is being
 * read, and stop when it is taken back; the others keep away from readers whose browser asks not to be tracked.
 */
export function connectProviders({ ga4, matomo, plausible }: PageConfiguration): (event: AnalyticsEvent) => void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean } // not in TypeScript's list yet
  const isUnwilling = globalPrivacyControl || doNotTrack === '1'
  const providers: Provider[] = []
  if (ga4) providers.push({ needsConsent: true, connect: () => connectGa4(ga4) })
  if (matomo) providers.push({ needsConsent: !matomo.cookieless, connect: () => connectMatomo(matomo) })
  if (plausible) providers.push({ needsConsent: false, connect: () => connectPlausible(plausible) })
  let page: AnalyticsEvent | undefined

  function settle(): void {
    const isGranted = document.documentElement.dataset['consent'] === 'granted'
    for (const provider of providers) {
      const isAllowed = isGranted || !(provider.needsConsent || isUnwilling)
      if (isAllowed) provider.adapter ??= provider.connect()
      else {
        provider.adapter?.stop()
        provider.adapter = undefined
      }
      if (!provider.adapter || provider.hasPage || !page) continue
      provider.hasPage = true
      provider.adapter.tell(page)
    }
  }

  document.addEventListener('edicola:consent', settle)
  return (event) => {
    if (event.name === 'page_view') {
      page = event
      for (const provider of providers) provider.hasPage = false
    }
    settle()
    if (event.name !== 'page_view') for (const { adapter } of providers) adapter?.tell(event)
  }
}
