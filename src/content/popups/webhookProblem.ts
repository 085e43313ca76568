/** Why another site was not told: what it answered, or why nobody did. */
export type WebhookProblem =
  'no-address' | 'not-https' | 'not-public' | 'unknown-name' | 'certificate' | 'too-slow' | 'unreachable' | `answered-${number}`
