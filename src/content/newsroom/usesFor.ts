import { may } from '../people/permissions.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentReader } from './documentStore.ts'
import { subjectOf } from './loadAuthorized.ts'

/** More than anybody goes through one by one. */
const MOST_USES = 100

/** What names a document: what the actor may open, how much they may not, and how much there is besides. */
export async function usesFor(reader: DocumentReader, actor: User, id: string, now: Instant) {
  const all = await reader.usesOf(id, now, MOST_USES)
  const rules = await reader.siteSettings()
  const documents = all.documents.filter((head) => may(actor, 'view', subjectOf(head), rules).allowed)
  const redirects = may(actor, 'view', { kind: 'redirect' }, rules).allowed ? all.redirects : []
  const seen = [
    ...documents.map((head) => ({ id: head.id, kind: head.kind, title: head.title, state: head.status.state })),
    ...redirects.map((from) => ({ id: from, kind: 'redirect', title: from, state: 'published' }) as const),
  ]
  return { seen, others: all.documents.length + all.redirects.length - seen.length, more: all.more }
}
