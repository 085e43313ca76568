import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { revisionsOf } from '../publishing/lastAct.ts'
import { settleAll } from '../settleAll.ts'
import { toInstant, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentReader, DocumentWriter } from './documentStore.ts'
import { changedFields } from './compare.ts'
import type { Document, DocumentHead } from './document.ts'
import { reread } from './loadAuthorized.ts'
import { mustHandIn } from './mustHandIn.ts'
import { showAtOnce } from './showAtOnce.ts'
import { done, type Outcome } from './refusal.ts'

export const REVISIONS_KEPT = 50
/** A draft saves itself every few seconds: of those saves, the last of each ten minutes is kept. */
const FOLDED_MS = 10 * 60_000

/** How a revision came to be: by itself or not, and in place of which changes of the one before. */
interface Saving {
  readonly isAutomatic: boolean
  /** See `foldable`. */
  readonly folded: readonly string[] | null
}

/** What the newest revision changed, if one that makes itself now takes its place; null if it stays. */
export async function foldable(
  reader: DocumentReader,
  actor: User,
  { id, revision, lastAct }: DocumentHead,
  at: Instant,
): Promise<readonly string[] | null> {
  return revisionsOf(lastAct).includes(revision) ? null : reader.foldable(id, revision, actor.id, tenMinutesOf(at))
}

/**
 * Writes a revision within a transaction, and forgets the oldest. Of a kind that readers always see it is shown at once, or handed in if they see
 * it and the actor may not publish.
 */
export async function writeRevision<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  { content: before, ...head }: Document<K>,
  content: Contents[Kind],
  at: Instant,
  { isAutomatic, folded }: Saving = { isAutomatic: false, folded: null },
): Promise<Outcome<Document<K>>> {
  const rules = rulesOf(head.kind)
  const number = head.revision + 1
  const next = { ...head, slug: rules.slug(content), title: rules.title(content), revision: number, updatedAt: at, updatedBy: actor.id }
  const changed = [...new Set([...(folded ?? []), ...changedFields({ ...before }, { ...content })])]
  const added = writer.addRevision(head.id, head.kind, { number, at, by: actor.id, changed, isAutomatic, content })
  const forgotten = folded
    ? writer.dropRevision(head.id, head.revision)
    : writer.pruneRevisions(head.id, REVISIONS_KEPT, revisionsOf(head.lastAct))
  if (rules.workflow === 'drafted') {
    await settleAll([added, forgotten, writer.update(next)])
    return done({ ...next, content: content as Contents[K] }) // the reader of its kind made it
  }
  await settleAll([added, forgotten])
  if (await mustHandIn(writer, actor, next, content, at)) await writer.update({ ...next, inReview: true, note: '', returnedBy: null })
  else await showAtOnce(writer, next, at)
  return reread(writer, head.kind, head.id)
}

const tenMinutesOf = (at: Instant): Instant => toInstant(new Date(Math.floor(Date.parse(at) / FOLDED_MS) * FOLDED_MS))
