import type { AuditAction, AuditEntry } from '../../content/audit.ts'

/** What these were done to is gone. */
const NOWHERE: ReadonlySet<AuditAction> = new Set(['delete', 'expire', 'invitation-revoked'])

/** Where what a line tells of can be looked at; null for what is gone, or has no place. */
export function subjectPath({ kind, subject, action }: Pick<AuditEntry, 'kind' | 'subject' | 'action'>): string | null {
  if (kind === null || subject === null || NOWHERE.has(action)) return null
  if (action === 'trash') return '/cestino'
  if (kind === 'user') return '/user'
  if (kind === 'redirect') return '/redirect'
  if (kind === 'homePage') return '/prima-pagina'
  if (kind.endsWith('Settings')) return '/impostazioni'
  return kind === 'audit' || kind === 'popup' ? null : `/${kind}/${subject}`
}
