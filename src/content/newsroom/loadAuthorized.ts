import type { Kind } from '../kinds.ts'
import { may, type Action, type Denial, type Subject } from '../people/permissions.ts'
import { settleAll } from '../settleAll.ts'
import type { User } from '../people/user.ts'
import type { DocumentReader } from './documentStore.ts'
import type { Document, DocumentHead } from './document.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** The document, if it is there, if the actor may do this to it, and if `base` (when given) is still its newest revision. */
export async function loadAuthorized<K extends Kind>(
  reader: DocumentReader,
  actor: User,
  action: Action,
  kind: K,
  id: string,
  base?: number,
): Promise<Outcome<Document<K>>> {
  const [document, settings] = await settleAll([reader.document(kind, id), reader.siteSettings()])
  if (!document) return refused({ reason: 'not-found' })
  const permission = may(actor, action, subjectOf(document), settings)
  if (!permission.allowed) return refused(forbidden(permission.because))
  if (base !== undefined && base !== document.revision) return refuseStale(reader, document)
  return done(document)
}

/** Somebody saved meanwhile: who, and when. */
export async function refuseStale(reader: DocumentReader, { revision, updatedBy, updatedAt }: DocumentHead): Promise<Outcome<never>> {
  return refused({ reason: 'stale', revision, by: await reader.userName(updatedBy), at: updatedAt })
}

export function subjectOf({ kind, createdBy, assignees, inReview, publications, firstPublishedAt }: DocumentHead): Subject {
  const isPublic = publications.length > 0 || firstPublishedAt !== null
  return { kind, createdBy, assignees, stage: isPublic ? 'public' : inReview ? 'review' : 'draft' }
}

/** Why the actor may not do this, or null if they may. */
export async function deny(reader: DocumentReader, actor: User, action: Action, subject: Subject) {
  const permission = may(actor, action, subject, await reader.siteSettings())
  return permission.allowed ? null : forbidden(permission.because)
}

const forbidden = (because: Denial) => ({ reason: 'forbidden', because }) as const

/** The document as it is now, after it was written. */
export async function reread<K extends Kind>(reader: DocumentReader, kind: K, id: string): Promise<Outcome<Document<K>>> {
  const document = await reader.document(kind, id)
  return document ? done(document) : refused({ reason: 'not-found' })
}
