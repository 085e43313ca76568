import { rulesOf } from '../kinds.ts'
import { visibleRanges, type Timeline } from '../publishing/timeline.ts'
import { settleAll } from '../settleAll.ts'
import type { Instant } from '../time.ts'
import type { DocumentWriter } from './documentStore.ts'
import type { DocumentHead } from './document.ts'

/** Writes the life of a document on the site, with the rest of its head, within a transaction. */
export async function writeTimeline(writer: DocumentWriter, head: DocumentHead, timeline: Timeline, now: Instant): Promise<void> {
  const ranges = visibleRanges(timeline)
  const firstPublishedAt = firstSeen(head, now) ?? ranges[0]?.from ?? null
  await settleAll([
    writer.update({ ...head, firstPublishedAt, withdrawalAt: timeline.withdrawalAt }),
    writer.setPublications(head, ranges, now),
  ])
  await leaveRedirects(writer, head, now)
}

/** When readers first saw the document; a date that has not come yet was a plan, and plans change. */
export function firstSeen({ firstPublishedAt }: Pick<DocumentHead, 'firstPublishedAt'>, now: Instant): Instant | null {
  return firstPublishedAt !== null && firstPublishedAt <= now ? firstPublishedAt : null
}

/**
 * The addresses that readers knew before lead to the document, wherever it is by then. A redirect is only asked for when nothing is visible
 * at an address, so one that is left too early, or that points at its own address, does no harm.
 */
async function leaveRedirects(writer: DocumentWriter, before: DocumentHead, now: Instant): Promise<void> {
  const address = rulesOf(before.kind).address
  if (!address || before.publications.length === 0) return
  const after = (await writer.head(before.id))?.publications ?? []
  for (const { slug, from } of before.publications) {
    if (slug !== null && from <= now && after.some((publication) => publication.slug !== slug))
      await writer.redirect(address(slug), { document: before.id }, now)
  }
}
