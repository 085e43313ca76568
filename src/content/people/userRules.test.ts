import { expect, it } from 'vitest'
import type { Account } from './user.ts'
import { whyNot, type UserAct, type UserActContext } from './userRules.ts'

const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  name: id,
  email: `${id}@example.it`,
  role: 'redattore',
  state: 'active',
  language: 'it',
  twoFactorEnabled: false,
  mustChangePassword: false,
  createdAt: '2026-11-15T08:00:00.000Z',
  lastSignInAt: null,
  suspendedAt: null,
  invitedUntil: null,
  ...more,
})
const admin = account('admin', { role: 'amministratore' })
const chief = account('capo', { role: 'caporedattore' })
const other = account('altro', { role: 'amministratore' })
const bruno = account('bruno')

type Row = [sentence: string, actor: Account, act: UserAct, on: Account, answer: string | null, context?: Partial<UserActContext>]

const rows: Row[] = [
  ['an administrator edits a colleague', admin, 'edit', bruno, null, { role: 'caporedattore' }],
  ['an editor-in-chief edits nobody', chief, 'edit', bruno, 'role'],
  ['an editor deletes nobody', bruno, 'delete', chief, 'role'],
  ['an administrator corrects their own name', admin, 'edit', admin, null],
  ['an administrator keeps their own role by sending it again', admin, 'edit', admin, null, { role: 'amministratore' }],
  ['an administrator does not change their own role', admin, 'edit', admin, 'yourself', { role: 'redattore' }],
  ['an administrator does not suspend themselves', admin, 'suspend', admin, 'yourself'],
  ['an administrator does not delete themselves', admin, 'delete', admin, 'yourself'],
  ['an administrator makes no reset link for themselves', admin, 'reset-link', admin, 'yourself'],
  ['an administrator does not take away their own second factor here', admin, 'reset-second-factor', admin, 'yourself'],
  ['one of two administrators goes', admin, 'suspend', other, null, { administrators: 2 }],
  ['the last administrator stays', admin, 'suspend', other, 'last-administrator', { administrators: 1 }],
  ['the last administrator is not deleted', admin, 'delete', other, 'last-administrator', { administrators: 1 }],
  ['the last administrator keeps the role', admin, 'edit', other, 'last-administrator', { administrators: 1, role: 'redattore' }],
  ['an administrator who never came in can go', admin, 'delete', { ...other, state: 'invited' }, null, { administrators: 1 }],
  ['who was invited is invited again', admin, 'invite-again', { ...bruno, state: 'invited' }, null],
  ['who is in is not invited again', admin, 'invite-again', bruno, 'not-invited'],
  ['who is suspended gets no reset link', admin, 'reset-link', { ...bruno, state: 'suspended' }, 'suspended'],
  ['who was invited gets the invitation again, not a reset link', admin, 'reset-link', { ...bruno, state: 'invited' }, 'still-invited'],
  ['who is suspended comes back', admin, 'reactivate', { ...bruno, state: 'suspended' }, null],
]

it.each(rows)('%s', (_sentence, actor, act, on, answer, context = {}) =>
  expect(whyNot(actor, act, on, { administrators: 2, ...context })).toBe(answer),
)
