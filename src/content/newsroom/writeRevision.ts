import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { revisionsOf } from '../publishing/lastAct.ts'
import { settleAll } from '../settleAll.ts'
import { toInstant, type Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentWriter } from './documentStore.ts'
import { changedFields } from './compare.ts'
import type { Document } from './document.ts'
import { reread } from './loadAuthorized.ts'
import { mustHandIn } from './mustHandIn.ts'
import { showAtOnce } from './showAtOnce.ts'
import { done, type Outcome } from './refusal.ts'

export const REVISIONS_KEPT = 50
/** A draft saves itself every few seconds: of those saves, the last of each ten minutes is kept. */
const FOLDED_MS = 10 * 60_000

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
  isAutomatic = false,
): Promise<Outcome<Document<K>>> {
  const rules = rulesOf(head.kind)
  const number = head.revision + 1
  const next = { ...head, slug: rules.slug(content), title: rules.title(content), revision: number, updatedAt: at, updatedBy: actor.id }
  const needed = revisionsOf(head.lastAct)
  const mayFold = isAutomatic && !needed.includes(head.revision)
  const folded = mayFold ? await writer.foldRevision(head.id, head.revision, actor.id, tenMinutesOf(at)) : null
  const changed = [...new Set([...(folded ?? []), ...changedFields({ ...before }, { ...content })])]
  const added = writer.addRevision(head.id, head.kind, { number, at, by: actor.id, changed, isAutomatic, content })
  const pruned = folded ? [] : [writer.pruneRevisions(head.id, REVISIONS_KEPT, needed)]
  if (rules.workflow === 'drafted') {
    await settleAll([added, ...pruned, writer.update(next)])
    return done({ ...next, content: content as Contents[K] }) // the reader of its kind made it
  }
  await settleAll([added, ...pruned])
  if (await mustHandIn(writer, actor, next, content, at)) await writer.update({ ...next, inReview: true, note: '', returnedBy: null })
  else await showAtOnce(writer, next, at)
  return reread(writer, head.kind, head.id)
}

const tenMinutesOf = (at: Instant): Instant => toInstant(new Date(Math.floor(Date.parse(at) / FOLDED_MS) * FOLDED_MS))
