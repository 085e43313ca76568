import { kinds, type Kind } from '../kinds.ts'
import { ACTIONS, may, type Action, type HouseRules, type Subject } from './permissions.ts'
import type { User } from './user.ts'

/** What a user may do to something of each kind in the best of cases: what menus and buttons can leave out is the rest. */
export function everAllowed(user: User, rules: HouseRules): Record<Subject['kind'], Action[]> {
  const best = (kind: Subject['kind']): Subject[] =>
    (['draft', 'review', 'public'] as const).map((stage) => ({ kind, createdBy: user.id, assignees: [user.id], stage }))
  const actionsOn = (kind: Subject['kind']) =>
    ACTIONS.filter((action) => best(kind).some((subject) => may(user, action, subject, rules).allowed))
  const all = [...(Object.keys(kinds) as Kind[]), 'user', 'redirect', 'audit'] as const // its keys are the kinds
  return Object.fromEntries(all.map((kind) => [kind, actionsOn(kind)])) as Record<Subject['kind'], Action[]> // one for each of them
}
