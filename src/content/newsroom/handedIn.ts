import type { Kind } from '../kinds.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { Document } from './document.ts'
import { reread } from './loadAuthorized.ts'
import { shownContent } from './mustHandIn.ts'
import { refused, type Outcome } from './refusal.ts'
import { showAtOnce } from './showAtOnce.ts'
import { writeRevision } from './writeRevision.ts'

/** Lets readers see a change to a document of a direct kind that was handed in. */
export async function approveChange<K extends Kind>(
  writer: DocumentWriter,
  document: Document<K>,
  now: Instant,
): Promise<Outcome<Document<K>>> {
  if (!document.inReview) return nothingHandedIn
  const { content: _content, ...head } = document
  await showAtOnce(writer, head, now)
  return reread(writer, document.kind, document.id)
}

/**
 * Gives such a change back: what readers see is the newest revision again, so that nobody publishes the change by going on from it. The change
 * itself stays in the history.
 */
export async function returnChange<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  document: Document<K>,
  note: string,
  now: Instant,
): Promise<Outcome<Document<K>>> {
  const shown = document.inReview ? await shownContent(writer, document, now) : undefined
  if (!shown) return nothingHandedIn
  const written = await writeRevision(writer, actor, document, shown, now)
  if (!written.ok) return written
  const { content: _content, ...head } = written.value
  await writer.update({ ...head, note, returnedBy: actor.id })
  return reread(writer, document.kind, document.id)
}

const nothingHandedIn = refused({ reason: 'forbidden', because: 'always-visible' })
