import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { problem } from '../problem.ts'
import { ROLES, type Role } from './role.ts'
import type { Instant } from '../time.ts'

/** Who works in the back office. */
export interface User {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** A user who asks for something, and the address of the network they ask from: the audit log keeps both. */
export interface Actor extends User {
  readonly address?: string
}

/** A user with a session, as each of their requests has to know them. */
export interface SessionUser extends User {
  readonly language: Language
  readonly twoFactorEnabled: boolean
  readonly mustChangePassword: boolean
  readonly suspendedAt: Instant | null
}

/** `invited`: has not chosen a password yet; `suspended`: kept, because documents name them, and cannot come in. */
export const USER_STATES = ['active', 'invited', 'suspended'] as const
export type UserState = (typeof USER_STATES)[number]

export const LANGUAGES = ['it', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What administrators see of a user. */
export interface Account extends User {
  readonly state: UserState
  readonly language: Language
  readonly twoFactorEnabled: boolean
  readonly mustChangePassword: boolean
  readonly createdAt: Instant
  readonly lastSignInAt: Instant | null
  readonly suspendedAt: Instant | null
  /** Until when the invitation can be accepted, for who has not yet. */
  readonly invitedUntil: Instant | null
}

const name = requiredText(120)
const role = z.enum(ROLES)

export const newUserSchema = z.strictObject({
  name,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email(problem('email'))),
  role,
})
export type NewUser = z.infer<typeof newUserSchema>

/** What an administrator may change of somebody. */
export const userChangesSchema = z.strictObject({ name: name.optional(), role: role.optional() })
export type UserChanges = z.infer<typeof userChangesSchema>

/** What people may change of themselves. */
export const profileSchema = z.strictObject({ name: name.optional(), language: z.enum(LANGUAGES).optional() })
export type Profile = z.infer<typeof profileSchema>

export const passwordSchema = z.string().min(12, problem('password')).max(128, problem('password'))

/** Where a link to choose a password leads. One that was used, replaced or withdrawn is as unknown as one that never was. */
export type PasswordLink =
  | { readonly state: 'open'; readonly name: string; readonly email: string }
  | { readonly state: 'expired' | 'unknown' }
