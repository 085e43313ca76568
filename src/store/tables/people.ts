import type { Generated } from 'kysely'
import type { AuditAction } from '../../content/people/audit.ts'
import type { Subject } from '../../content/people/permissions.ts'
import type { Role } from '../../content/people/role.ts'
import type { Instant } from '../../content/time.ts'
import type { Language } from '../../content/people/user.ts'
import type { Json, YesNo } from './columns.ts'

/** Who may sign in, and what they did. */
export interface PeopleTables {
  user: UserTable
  account: AccountTable
  session: SessionTable
  verification: VerificationTable
  twoFactor: TwoFactorTable
  resetLetter: ResetLetterTable
  audit: AuditTable
}

/** Who may sign in, in the shape that better-auth knows, and what is ours alone to know of them. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: boolean | YesNo
  image: string | null
  role: Role
  mustChangePassword: boolean | YesNo
  twoFactorEnabled: boolean | YesNo
  createdAt: Date | Instant
  updatedAt: Date | Instant
  language: Generated<Language>
  suspendedAt: Instant | null
  invitedUntil: Instant | null
  lastSignInAt: Instant | null
}

export interface AccountTable {
  id: string
  userId: string
  /** Who vouches for the account: better-auth's word for this very site. */
  issuer: string
  accountId: string
  providerId: string
  password: string | null
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

export interface SessionTable {
  id: string
  userId: string
  token: string
  expiresAt: Date | Instant
  ipAddress: string | null
  userAgent: string | null
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

/** What better-auth remembers for a while: links to choose a password, trusted devices, sign-ins half done. `value` is the user. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Date | Instant
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

/** The rest of a second factor is better-auth's alone to read and to write: we take it away, and remember which code was the last. */
export interface TwoFactorTable {
  id: string
  userId: string
  /** As better-auth encrypted it. */
  secret: string
  /** The step of the clock, thirty seconds long, whose code was the last to be let in. */
  lastStep: number | null
}

/** A letter with a link to a new password, kept for an hour after it was sent. */
export interface ResetLetterTable {
  userId: string
  at: Instant
}

/** Who did what. It names people and documents without pointing at them: it outlives both. */
export interface AuditTable {
  id: Generated<number>
  at: Instant
  /** When the last of the `times` it happened was. */
  until: Instant
  times: number
  action: AuditAction
  userId: string | null
  userName: string | null
  kind: Subject['kind'] | null
  subject: string | null
  title: string
  address: string | null
  details: Json
}
