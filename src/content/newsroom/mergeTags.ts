import { addressOf } from '../addresses/addresses.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore } from './documentStore.ts'
import { loadAuthorized } from './loadAuthorized.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** How many documents name the other tag now. */
export interface Merged {
  readonly into: string
  readonly documents: number
}

/** Makes one tag out of two. */
export function createTagMerging(documents: DocumentStore, now: () => Instant) {
  /**
   * Whatever names the tag names the other from now on, in its newest draft and in what readers see, now or later. A merge changes the
   * tags, not the articles: it makes no revisions, so nothing is lost, nothing looks updated to readers, and no editor is interrupted.
   * The tag's old addresses lead to the other.
   */
  function mergeTag(actor: User, id: string, into: string): Promise<Outcome<Merged>> {
    return documents.write(async (writer) => {
      const old = await loadAuthorized(writer, actor, 'delete', 'tag', id)
      if (!old.ok) return old
      const other = await loadAuthorized(writer, actor, 'edit', 'tag', into)
      if (!other.ok || id === into) return refused({ reason: 'invalid', problems: [{ path: ['into'], problem: 'merge-target' }] })
      const at = now()
      const documents = await writer.replaceTag(id, into)
      const slugs = new Set([old.value.content.slug, ...old.value.publications.flatMap(({ slug }) => slug ?? [])])
      for (const slug of slugs) await writer.redirect(addressOf.tag(slug), { document: into }, at)
      await writer.remove(id)
      return done({ into, documents })
    })
  }

  return { mergeTag }
}
