import { may } from '../permissions.ts'
import type { Instant } from '../time.ts'
import type { User } from '../user.ts'
import type { ReadingDesk } from './archive.ts'
import { subjectOf } from './open.ts'

/** What names a document: all that the actor may open, and how much they may not. */
export async function usesFor(desk: ReadingDesk, actor: User, id: string, now: Instant) {
  const all = await desk.usesOf(id, now)
  const rules = await desk.siteSettings()
  const documents = all.documents.filter((head) => may(actor, 'view', subjectOf(head), rules).allowed)
  const redirects = may(actor, 'view', { kind: 'redirect' }, rules).allowed ? all.redirects : []
  const seen = [
    ...documents.map((head) => ({ id: head.id, kind: head.kind, title: head.title, state: head.status.state })),
    ...redirects.map((from) => ({ id: from, kind: 'redirect', title: from, state: 'published' }) as const),
  ]
  return { seen, others: all.documents.length + all.redirects.length - seen.length }
}
