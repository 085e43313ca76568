import type { AnalyticsSettings } from './AnalyticsSettings.ts'

/** Where a page may load scripts and pictures from, and send to, for the providers of its site. */
export interface ProviderHosts {
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  readonly calls: readonly string[]
}

const GOOGLE_SCRIPTS = ['https://www.googletagmanager.com']
/** Measurements go to the reader's region: `region1.google-analytics.com`. The script says by a picture what it may not say by a call. */
const GOOGLE_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com']

/** The hosts of the providers that a site has chosen, and of no other, in the words of a Content-Security-Policy. */
export function hostsOf({ ga4, matomo, plausible }: Pick<AnalyticsSettings, 'ga4' | 'matomo' | 'plausible'>): ProviderHosts {
  const own = [matomo.address, plausible.domain && plausible.address].map(policyOrigin).filter((origin) => origin !== null)
  return {
    scripts: ga4 ? GOOGLE_SCRIPTS : [],
    pictures: ga4 ? GOOGLE_CALLS : [],
    calls: [...new Set([...(ga4 ? GOOGLE_CALLS : []), ...own])],
  }
}

const ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/

/**
 * The origin of an address, fit to stand in a Content-Security-Policy; null if it is not. A URL's host may hold `;`, `,` or `'`, which
 * would begin another directive there.
 */
export function policyOrigin(address: string): string | null {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return ORIGIN.test(origin) ? origin : null
}
