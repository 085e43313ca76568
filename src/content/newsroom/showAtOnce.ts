import { publishNow, type Decided } from '../publishing/acts.ts'
import type { Instant } from '../time.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { DocumentHead } from './document.ts'
import { firstSeen, writeTimeline } from './writeTimeline.ts'

/** Shows the newest revision of a direct kind: for it, a save is a publication. Whatever was handed in or given back of it is settled. */
export async function showAtOnce(writer: DocumentWriter, head: DocumentHead, now: Instant): Promise<void> {
  const decided = decideShowing(head, now)
  if (decided.ok) await writeTimeline(writer, { ...head, inReview: false, note: '', returnedBy: null }, decided.timeline, now)
}

export function decideShowing(head: DocumentHead, now: Instant): Decided {
  const text = { revision: head.revision, endsAt: null, publishedAt: firstSeen(head, now) ?? now }
  return publishNow(head, now, text, 'replace')
}
