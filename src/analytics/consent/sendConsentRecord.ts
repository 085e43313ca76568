import { CONSENT_PROOF_KEY } from '../core/readConsent.ts'

/** Has our server keep the proof of an answer, and send its cookie again: Safari forgets within a week what a script has written. What it did not take is sent again from the next page. */
export function sendConsentRecord(record: string, given?: string): void {
  let proof = given
  try {
    if (given) localStorage.setItem(CONSENT_PROOF_KEY, given)
    else proof = localStorage.getItem(CONSENT_PROOF_KEY) ?? ''
  } catch {
    // Nothing is kept in this browser: it is sent once.
  }
  if (!proof) return
  fetch(record, { method: 'POST', body: new URLSearchParams(proof), keepalive: true })
    .then(({ status }) => {
      // "Not so often" and failures may pass; what was taken or refused is settled.
      if (status < 429) localStorage.removeItem(CONSENT_PROOF_KEY)
    })
    .catch(() => undefined)
}
