import type { Kind } from '../kinds.ts'
import type { User } from './user.ts'

/**
 * What a user may want to do. `view` is to open the newest draft and its history: what is published anyone can read. `choose` is to name it in a
 * form, by its title.
 */
export const ACTIONS = ['choose', 'view', 'create', 'edit', 'submit', 'publish', 'unpublish', 'delete', 'assign'] as const
export type Action = (typeof ACTIONS)[number]

/** What it is done to: as much of a document as the answer depends on. */
export interface Subject {
  readonly kind: Kind | 'user' | 'redirect' | 'audit'
  readonly createdBy?: string
  readonly assignees?: readonly string[]
  /** `draft`: never shown to readers nor handed in; `review`: handed in; `public`: readers have seen it, or are about to. */
  readonly stage?: 'draft' | 'review' | 'public'
}

export interface HouseRules {
  readonly editorsPublishOwn: boolean
}

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly because: Denial }

/** Why not. Each has its sentence in `src/messages`. */
export type Denial =
  | 'role'
  | 'not-yours'
  | 'not-a-draft'
  | 'needs-review'
  | 'always-visible'
  | 'needs-file'
  | 'only-one'
  | 'yourself'
  | 'last-administrator'
  | 'not-invited'
  | 'still-invited'
  | 'suspended'

/** Answers, for the whole product, "may this user do this to that?". */
export function may(user: User, action: Action, subject: Subject, rules: HouseRules): Permission {
  switch (user.role) {
    case 'amministratore':
      return allowed
    case 'caporedattore':
      return mayEditorInChief(action, subject)
    case 'redattore':
      return mayEditor(user, action, subject, rules)
    case 'collaboratore':
      return mayContributor(user, action, subject)
  }
}

/** How many documents of a kind a user may open: all, those made by or given to them, only those made by them, or none. */
export function viewScope(user: User, kind: Kind, rules: HouseRules): 'all' | 'theirs' | 'own' | 'none' {
  const mayView = (subject: Omit<Subject, 'kind'>) => may(user, 'view', { kind, stage: 'draft', ...subject }, rules).allowed
  if (mayView({ createdBy: '', assignees: [] })) return 'all'
  if (mayView({ createdBy: '', assignees: [user.id] })) return 'theirs'
  return mayView({ createdBy: user.id, assignees: [] }) ? 'own' : 'none'
}

/**
 * Whose part of the bin a user sees, takes things out of and empties: all of it, or what they put there themselves. Who answers for the
 * magazine sees all; the others what they themselves deleted, which was theirs to delete.
 */
export function binScope({ role }: User): 'all' | 'own' {
  return role === 'amministratore' || role === 'caporedattore' ? 'all' : 'own'
}

const allowed: Permission = { allowed: true }
const denied = (because: Denial): Permission => ({ allowed: false, because })

/** How the magazine is set up. */
const SETTINGS: ReadonlySet<Subject['kind']> = new Set(['siteSettings', 'popupSettings', 'supportSettings', 'analyticsSettings'])

/** The words of the magazine are theirs; who works in it, and how it is set up, is the administrator's. */
function mayEditorInChief(action: Action, { kind }: Subject): Permission {
  // The log tells where colleagues sign in from and what they got wrong: what became of a text is in its revisions.
  if (kind === 'audit') return denied('role')
  if (kind === 'user' || SETTINGS.has(kind)) return action === 'view' || action === 'choose' ? allowed : denied('role')
  return allowed
}

function mayEditor(user: User, action: Action, subject: Subject, rules: HouseRules): Permission {
  if (subject.kind === 'media') return mayUseMedia(user, action, subject)
  if (subject.kind === 'tag' && action === 'create') return allowed
  if (subject.kind !== 'article') return mayLookUp(action, subject)
  switch (action) {
    case 'create':
      return allowed
    case 'choose':
    case 'view':
    case 'edit':
    case 'submit':
      return isTheirs(user, subject) ? allowed : denied('not-yours')
    case 'publish':
    case 'unpublish':
      if (!isOwn(user, subject)) return denied('not-yours')
      return rules.editorsPublishOwn ? allowed : denied('needs-review')
    case 'delete':
      if (!isOwn(user, subject)) return denied('not-yours')
      return subject.stage === 'public' ? denied('not-a-draft') : allowed
    case 'assign':
      return denied('role')
  }
}

function mayContributor(user: User, action: Action, subject: Subject): Permission {
  if (subject.kind === 'media') return mayUseMedia(user, action, subject)
  if (subject.kind !== 'article') return mayLookUp(action, subject)
  if (action === 'create') return allowed
  if (action === 'publish' || action === 'unpublish' || action === 'assign') return denied('role')
  if (!isOwn(user, subject)) return denied('not-yours')
  // What was handed in can still be read by who wrote it, and no longer changed.
  return subject.stage === 'draft' || action === 'view' || action === 'choose' ? allowed : denied('not-a-draft')
}

/** Pictures are everybody's to use; what is said of one is for whoever brought it. */
function mayUseMedia(user: User, action: Action, subject: Subject): Permission {
  if (action === 'choose' || action === 'view' || action === 'create') return allowed
  if (action === 'edit' || action === 'delete') return isOwn(user, subject) ? allowed : denied('not-yours')
  return denied('role')
}

/** Sections, authors, issues: anyone who writes needs to find them in the form. An issue is written in secret until it is out. */
function mayLookUp(action: Action, { kind }: Subject): Permission {
  const isAlwaysVisible = kind === 'section' || kind === 'tag' || kind === 'author'
  if (action === 'view') return isAlwaysVisible ? allowed : denied('role')
  return action === 'choose' && (isAlwaysVisible || kind === 'issue') ? allowed : denied('role')
}

const isOwn = (user: User, subject: Subject): boolean => subject.createdBy === user.id
const isTheirs = (user: User, subject: Subject): boolean => isOwn(user, subject) || (subject.assignees?.includes(user.id) ?? false)
