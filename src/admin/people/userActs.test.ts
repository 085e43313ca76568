import { expect, it } from 'vitest'
import type { Account, User } from '../../content/people/user.ts'
import { userActs } from './userActs.ts'

const ada: User = { id: 'ada', name: 'Ada', email: 'ada@example.it', role: 'amministratore' }
const bruno: Account = {
  id: 'bruno',
  name: 'Bruno',
  email: 'bruno@example.it',
  role: 'redattore',
  state: 'active',
  language: 'it',
  twoFactorEnabled: false,
  mustChangePassword: false,
  createdAt: '2026-11-15T08:00:00.000Z',
  lastSignInAt: null,
  suspendedAt: null,
  invitedUntil: null,
}

it.each<[string, User, Partial<Account>, string[]]>([
  ['of who works here', ada, {}, ['edit', 'resetLink', 'suspend', 'remove']],
  ['of who has a second factor', ada, { twoFactorEnabled: true }, ['edit', 'resetLink', 'resetFactor', 'suspend', 'remove']],
  ['of who was invited', ada, { state: 'invited' }, ['edit', 'inviteAgain', 'revoke']],
  ['of who is suspended', ada, { state: 'suspended' }, ['edit', 'reactivate', 'remove']],
  ['of oneself, the name', ada, { ...ada, twoFactorEnabled: true }, ['edit']],
  ['nothing to who only looks', { ...ada, role: 'caporedattore' }, {}, []],
])('offers %s', (_name, me, part, acts) => expect(userActs(me, { ...bruno, ...part })).toEqual(acts))
