import type { AnalyticsSettings } from './AnalyticsSettings.ts'

export type ConsentProvider = 'ga4' | 'matomo'

/**
 * Those of a site's providers that may not start before the reader has said yes. Google Analytics is always one of them; Matomo where it may set
 * cookies. Plausible and our own figures recognise nobody and keep nothing on a reader's device, so there is nothing to ask for them.
 */
export function providersNeedingConsent({ ga4, matomo }: Pick<AnalyticsSettings, 'ga4' | 'matomo'>): ConsentProvider[] {
  return [...(ga4 ? (['ga4'] as const) : []), ...(matomo.address && !matomo.cookieless ? (['matomo'] as const) : [])]
}
