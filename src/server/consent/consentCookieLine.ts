import { CONSENT_COOKIE, CONSENT_DAYS } from '../../analytics/core/readConsent.ts'

/** As `encodeURIComponent` writes, and no longer than the answer ever is. */
const VALUE = /^[\w%.~!*'()-]{1,2000}$/

/**
 * The `Set-Cookie` line that keeps an answer for the six months it holds: the very cookie that the browser has, if it is of this answer. Safari
 * forgets within a week what a script has written, and would have its readers asked every week.
 */
export function consentCookieLine(cookieHeader: string, consentId: string, isSecure: boolean): string | null {
  const value = RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookieHeader)?.[1] ?? ''
  if (!VALUE.test(value) || !value.includes(consentId)) return null
  return `${CONSENT_COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${CONSENT_DAYS * 86_400}${isSecure ? '; Secure' : ''}`
}
