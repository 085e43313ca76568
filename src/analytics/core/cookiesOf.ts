import type { AnalyticsSettings } from './AnalyticsSettings.ts'
import { providersNeedingConsent, type ConsentProvider } from './providersNeedingConsent.ts'

/** How long a cookie stays: `{ days: 182 }`, `{ minutes: 30 }`, or as long as the browser is open. */
export type Lifetime = { readonly days: number } | { readonly minutes: number } | 'session'

/** A cookie that a provider may set once the reader has said yes. */
export interface ProviderCookie {
  readonly provider: ConsentProvider
  /** As a reader finds it; an asterisk stands for what the provider makes up. */
  readonly name: string
  readonly purpose: 'visitor' | 'visit'
  readonly lifetime: Lifetime
}

/** Where Matomo's visitor is kept, under the name that its own script would give it; that script is never loaded. */
export const matomoCookie = (siteId: string): string => `_pk_id.${siteId}`

/** Thirteen months, as long as Matomo's own script keeps it. */
export const MATOMO_DAYS = 393

/** The cookies that a site's providers may set, for the page that lists them. */
export function cookiesOf(settings: Pick<AnalyticsSettings, 'ga4' | 'matomo'>): ProviderCookie[] {
  const { ga4, matomo } = settings
  const cookies: Record<ConsentProvider, Omit<ProviderCookie, 'provider'>[]> = {
    ga4: [
      { name: '_ga', purpose: 'visitor', lifetime: { days: 730 } },
      { name: `_ga_${ga4.replace(/^G-/, '')}`, purpose: 'visit', lifetime: { days: 730 } },
    ],
    matomo: [{ name: matomoCookie(matomo.siteId), purpose: 'visitor', lifetime: { days: MATOMO_DAYS } }],
  }
  return providersNeedingConsent(settings).flatMap((provider) => cookies[provider].map((cookie) => ({ provider, ...cookie })))
}

/** Whatever a provider may have set under any of its names, today's configuration or yesterday's: what goes when consent is withdrawn. */
export const PROVIDER_COOKIES: Readonly<Record<ConsentProvider, RegExp>> = {
  ga4: /^_(ga|ga_.+|gid|gat.*|gcl_.+)$/,
  matomo: /^_pk_(id|ses|ref|cvar|hsr|testcookie)\b/,
}

/** Every domain that a page of this host may have set a cookie for: none (the host alone), the host, and each that it is part of. */
export function cookieDomains(host: string): string[] {
  // The parts of a network address are no domains.
  if (/^[\d.]+$|:/.test(host) || !host.includes('.')) return ['']
  const parts = host.split('.')
  // The last part alone is nobody's, and browsers refuse it.
  return ['', ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))]
}
