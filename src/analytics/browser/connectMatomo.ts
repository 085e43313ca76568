import type { MatomoSettings } from '../core/AnalyticsSettings.ts'
import { MATOMO_DAYS, matomoCookie } from '../core/cookiesOf.ts'
import { matomoParameters } from '../core/matomoParameters.ts'
import type { Adapter } from './Adapter.ts'
import { post } from './post.ts'
import { thisPage } from './thisPage.ts'

const DAY_SECONDS = 86_400

/** Matomo, by its HTTP tracking API: its own script is never loaded. Without cookies it is told of nobody. */
export function connectMatomo({ address, siteId, cookieless }: MatomoSettings): Adapter {
  const visitor = cookieless ? '' : knownVisitor(matomoCookie(siteId))
  return {
    tell: (event) => post(`${address}/matomo.php`, new URLSearchParams(matomoParameters(event, thisPage(), siteId, visitor))),
    stop() {}, // the cookie is removed by whoever asked for consent: see cookiesOf
  }
}

/** Sixteen hexadecimal digits, the same as long as the cookie stays. */
function knownVisitor(name: string): string {
  const known = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const kept = known?.slice(name.length + 1) ?? ''
  const visitor = /^[0-9a-f]{16}$/.test(kept) ? kept : [...crypto.getRandomValues(new Uint8Array(8))].map(hex).join('')
  const isSecure = location.protocol === 'https:'
  document.cookie = `${name}=${visitor}; path=/; max-age=${MATOMO_DAYS * DAY_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`
  return visitor
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
