import type { AuditAction, KeptAuditEntry } from '../../content/people/audit.ts'
import type { Subject } from '../../content/people/permissions.ts'
import { ROLES, type Role } from '../../content/people/role.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'

export interface Telling {
  readonly words: AdminMessages['audit']
  readonly roles: Readonly<Record<Role, string>>
  readonly moment: (instant: string) => string
}

/** A line of the log as a colleague would tell it: `Ada ha pubblicato l’articolo «Alba»`. */
export function auditSentence(entry: KeptAuditEntry, { words, roles, moment }: Telling): string {
  // A new action, or a new kind, does not compile until it has its sentence; one written by a newer program is told in general terms.
  const sentences: Record<AuditAction | 'unknown', (line: Line) => string> = words.sentences
  const { from, to, at } = entry.details
  const line: Line = {
    who: entry.by?.name ?? words.somebody,
    what: whatOf(entry, words),
    ...(isRole(from) && isRole(to) && { from: roles[from].toLowerCase(), to: roles[to].toLowerCase() }),
    ...(typeof at === 'string' && { at: moment(at) }),
  }
  return (Object.hasOwn(sentences, entry.action) ? sentences[entry.action] : sentences.unknown)(line)
}

interface Line {
  readonly who: string
  readonly what: string
  readonly from?: string
  readonly to?: string
  readonly at?: string
}

/** What it was done to, as it was called then. Of a person the name is enough. */
function whatOf({ kind, title }: KeptAuditEntry, words: AdminMessages['audit']): string {
  if (kind === null || kind === 'user') return title
  const things: Record<Subject['kind'] | 'unknown', string> = words.things
  const thing = Object.hasOwn(things, kind) ? things[kind] : things.unknown
  return title && !kind.endsWith('Settings') && kind !== 'homePage' ? `${thing} ${words.quoted(title)}` : thing
}

const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value)
