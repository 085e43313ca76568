import type { Subject } from './permissions.ts'
import { toInstant, type Instant } from '../time.ts'

/** Everything the audit log tells. Each action has its name in `src/messages/audit.ts`. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'refused',
  'create',
  'save',
  'restore',
  'submit',
  'send-back',
  'assign',
  'publish',
  'reschedule',
  'cancel-plan',
  'unpublish',
  'cancel-withdrawal',
  'undo',
  'trash',
  'recover',
  'delete',
  'expire',
  'merge',
  'preview-link',
  'preview-link-withdrawn',
  'invite',
  'invite-again',
  'invitation-revoked',
  'invitation-accepted',
  'user-changed',
  'user-suspended',
  'user-reactivated',
  'profile-changed',
  'password-changed',
  'password-reset',
  'reset-link',
  'reset-requested',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'second-factor-failed',
  'recovery-codes',
  'sessions-ended',
  'audit-exported',
  'import',
  'import-finished',
  'import-failed',
  'backup',
  'backup-failed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What somebody did, to what, and from where. */
export interface AuditEntry {
  readonly action: AuditAction
  /** Who did it; null for whoever could not say who they were, and for what the system does by itself. */
  readonly by: { readonly id: string; readonly name: string } | null
  readonly kind: Subject['kind'] | null
  readonly subject: string | null
  /** What it was called then: names change, and documents go. */
  readonly title: string
  readonly address: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** An entry as it is kept; `times` and `until` tell of those that were joined to it. */
export interface KeptAuditEntry extends AuditEntry {
  readonly id: number
  readonly at: Instant
  readonly until: Instant
  readonly times: number
}

/** How long the log is kept: a year, and some weeks to look back at it. It holds addresses of the network, which are personal data. */
export const AUDIT_DAYS = 400

const JOINED_FOR_MS = 10 * 60_000

/** Drafts save themselves every few seconds, and who guesses a password guesses often: those are one line each ten minutes. */
export function isJoined(action: AuditAction): boolean {
  return action === 'save' || action === 'sign-in-failed' || action === 'second-factor-failed' || action === 'refused'
}

/** A line of the same person, thing and place that began after this is joined by what is done now. */
export const joinedSince = (now: Instant): Instant => toInstant(new Date(Date.parse(now) - JOINED_FOR_MS))
