/** What a reader has said of what needs consent; `pending` is nothing yet, or nothing about what is asked today. */
export type ConsentState = 'pending' | 'granted' | 'refused'

/** Where the answer is kept: a technical cookie, written by vanilla-cookieconsent and sent again by our server. */
export const CONSENT_COOKIE = 'edicola_consent'

/** Where the proof of an answer waits, in the browser's storage, until our server has taken it. */
export const CONSENT_PROOF_KEY = 'edicola_consent_proof'

/** Six months, which is how long nobody may be asked again (Garante, 10 June 2021). */
export const CONSENT_DAYS = 182

/** The kind of cookies that a reader may allow. It stands in the cookie when they do. */
export const ANALYTICS = 'analytics'

/** What `document.cookie` says of these terms. An answer to fewer of them is no answer: something is asked that was not asked then. */
export function readConsent(cookies: string, terms: readonly string[]): ConsentState {
  const answer = decode(RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1])
  if (!terms.every((term) => answer.includes(`"${term}"`))) return 'pending'
  // The library names the kind elsewhere in the cookie as well: only among those that were accepted is it a yes.
  return RegExp(`"categories":\\[[^\\]]*"${ANALYTICS}"`).test(answer) ? 'granted' : 'refused'
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // somebody else's, or cut off
  }
}
