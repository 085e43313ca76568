import type { Account, User } from '../../content/people/user.ts'
import { whyNot, type UserAct } from '../../content/people/userRules.ts'

/** What a menu can offer to do to somebody's account. */
export type OfferedAct = 'edit' | 'inviteAgain' | 'revoke' | 'resetLink' | 'resetFactor' | 'suspend' | 'reactivate' | 'remove'

/** The rule each is held to by the server. */
const RULES: Record<OfferedAct, UserAct> = {
  edit: 'edit',
  inviteAgain: 'invite-again',
  revoke: 'delete',
  resetLink: 'reset-link',
  resetFactor: 'reset-second-factor',
  suspend: 'suspend',
  reactivate: 'reactivate',
  remove: 'delete',
}

/** What makes sense for an account in its state, and the rules do not forbid. The server has the last word: it knows how many administrators there are. */
export function userActs(me: User, account: Account): OfferedAct[] {
  const sensible: Record<OfferedAct, boolean> = {
    edit: true,
    inviteAgain: account.state === 'invited',
    revoke: account.state === 'invited',
    resetLink: account.state === 'active',
    resetFactor: account.twoFactorEnabled,
    suspend: account.state === 'active',
    reactivate: account.state === 'suspended',
    remove: account.state !== 'invited',
  }
  const many = { administrators: Infinity }
  return (Object.keys(RULES) as OfferedAct[]) // its keys are the acts
    .filter((act) => sensible[act] && whyNot(me, RULES[act], account, many) === null)
}
