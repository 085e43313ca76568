import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import { parse } from '../parse.ts'
import { settleAll } from '../settleAll.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { Document, DocumentHead } from './document.ts'
import { deny, reread } from './loadAuthorized.ts'
import { showAtOnce } from './showAtOnce.ts'
import { refused, type Outcome } from './refusal.ts'
import { hasOwnSlug, resolveSlug } from './resolveSlug.ts'
import { withSuccessors } from './successors.ts'

/** Begins a document within a transaction: what `create` promises. */
export async function beginDocument<K extends Kind>(
  writer: DocumentWriter,
  actor: User,
  kind: K,
  input: unknown,
  id: string,
  at: Instant,
): Promise<Outcome<Document<K>>> {
  const denial = await deny(writer, actor, 'create', { kind })
  if (denial) return refused(denial)
  const parsed = parse(rulesOf(kind).schema, input)
  if (!parsed.ok) return refused({ reason: 'invalid', problems: parsed.problems })
  const slugged = await resolveSlug(writer, kind, null, await withSuccessors(writer, kind, parsed.value), hasOwnSlug(input), at)
  if (!slugged.ok) return slugged
  const head = newHead(kind, id, slugged.value, actor.id, at)
  const changed = Object.keys(slugged.value)
  await settleAll([
    writer.insert(head),
    writer.addRevision(id, kind, { number: 1, at, by: actor.id, changed, isAutomatic: false, content: slugged.value }),
  ])
  if (rulesOf(kind).workflow === 'direct') await showAtOnce(writer, head, at)
  return reread(writer, kind, id)
}

/** A document at its first revision, of which readers have seen nothing. */
export function newHead<K extends Kind>(kind: K, id: string, content: Contents[Kind], by: string, at: Instant): DocumentHead<K> {
  return {
    id,
    kind,
    slug: rulesOf(kind).slug(content),
    title: rulesOf(kind).title(content),
    revision: 1,
    inReview: false,
    note: '',
    returnedBy: null,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    assignees: [],
    firstPublishedAt: null,
    publications: [],
    withdrawalAt: null,
    lastAct: null,
  }
}
