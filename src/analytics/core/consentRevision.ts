import { CONSENT_COOKIE } from './readConsent.ts'

/** The number under which vanilla-cookieconsent keeps the answer that stands in `document.cookie`; null if there is none. */
export function consentRevision(cookies: string): number | null {
  try {
    const kept = JSON.parse(decodeURIComponent(RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '')) as {
      revision?: unknown // whatever stands there
    } | null
    return typeof kept?.revision === 'number' ? kept.revision : null
  } catch {
    return null
  }
}
