import type { Contents, Kind } from '../kinds.ts'
import { shownAt } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import { changedFields } from './compare.ts'
import type { DocumentReader } from './documentStore.ts'
import type { DocumentHead } from './document.ts'
import { deny, subjectOf } from './loadAuthorized.ts'

/**
 * Must this change to a document of a direct kind wait for somebody who may publish it? So it must where the document stands in something
 * that readers see or will see, or that was handed in, and that the actor may not publish. What is as readers see it is no change.
 */
export async function mustHandIn(
  reader: DocumentReader,
  actor: User,
  head: DocumentHead,
  content: Contents[Kind],
  now: Instant,
): Promise<boolean> {
  if (!(await deny(reader, actor, 'publish', subjectOf(head)))) return false
  const shown = await shownContent(reader, head, now)
  if (!shown || changedFields({ ...shown }, { ...content }).length === 0) return false
  // A section stands in thousands of articles, and the first of them nearly always settle it.
  for (const most of [USES_AT_FIRST, undefined]) {
    const { documents, more } = await reader.usesOf(head.id, now, most)
    for (const use of documents) {
      const isSeen = use.inReview || use.status.state === 'published' || use.status.state === 'scheduled'
      if (isSeen && (await deny(reader, actor, 'publish', subjectOf(use)))) return true
    }
    if (more === 0) return false
  }
  return false
}

const USES_AT_FIRST = 100

/** What readers see of a document. */
export async function shownContent(reader: DocumentReader, head: DocumentHead, now: Instant): Promise<Contents[Kind] | undefined> {
  const shown = shownAt(head, now)
  return shown ? reader.content(head.id, shown.revision) : undefined
}
