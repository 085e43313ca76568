import { may, type Denial } from './permissions.ts'
import type { Role } from './role.ts'
import type { Account, User } from './user.ts'

/** What can be done to somebody's account. */
export type UserAct = 'edit' | 'suspend' | 'reactivate' | 'delete' | 'invite-again' | 'reset-link' | 'reset-second-factor'

/** What the answer depends on besides the two people. */
export interface UserActContext {
  /** How many administrators can sign in today. */
  readonly administrators: number
  /** The role they would have afterwards. */
  readonly role?: Role | undefined
}

/** Why the actor may not do this to a colleague's account, or null if they may. */
export function whyNot(actor: User, act: UserAct, account: Account, { administrators, role }: UserActContext): Denial | null {
  const permission = may(actor, act === 'delete' ? 'delete' : 'edit', { kind: 'user' }, { editorsPublishOwn: false })
  if (!permission.allowed) return permission.because
  const losesRole = act === 'edit' && role !== undefined && role !== account.role
  // One's own password and second factor have doors of their own, which ask for the password first.
  if (account.id === actor.id && (losesRole || (act !== 'edit' && act !== 'reactivate'))) return 'yourself'
  const isTheLast = account.role === 'amministratore' && account.state === 'active' && administrators <= 1
  if (isTheLast && (losesRole || act === 'suspend' || act === 'delete')) return 'last-administrator'
  if (act === 'invite-again' && account.state !== 'invited') return 'not-invited'
  if (act === 'reset-link' && account.state === 'suspended') return 'suspended'
  if (act === 'reset-link' && account.state === 'invited') return 'still-invited'
  return null
}
