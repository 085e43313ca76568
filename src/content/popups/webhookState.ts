import type { Instant } from '../time.ts'

/** What became of the messages to another site. */
export interface WebhookState {
  /** How many are still to be delivered. */
  readonly waiting: number
  /** Why the last attempt failed, or the last message was given up (a `WebhookProblem`); null if neither did. */
  readonly problem: string | null
  /** When the last was delivered, and when the last was given up; null if none ever was. */
  readonly deliveredAt: Instant | null
  readonly givenUpAt: Instant | null
}

/** Why another site was not told: what it answered, or why nobody did. */
export type WebhookProblem =
  | 'no-address'
  | 'not-https'
  | 'not-public'
  | 'unknown-name'
  | 'certificate'
  | 'too-slow'
  | 'unreachable'
  | `answered-${number}`
