import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import type { Instant } from '../time.ts'
import type { Desk } from './archive.ts'
import type { DocumentHead } from './document.ts'

export interface PublishingTimes {
  readonly at: Instant
  readonly until: Instant | null
}

/**
 * Shows the head's newest revision to readers from `at` until `until`. What they saw until now lasts until `at`: a schedule is two
 * stretches of time that touch, so nothing has to happen when the moment comes, and nothing is missed if the server is down then.
 * What was planned before and has not begun gives way.
 */
export async function publishRevision(
  desk: Desk,
  head: DocumentHead,
  content: Contents[Kind],
  { at, until }: PublishingTimes,
  now: Instant,
): Promise<void> {
  const rules = rulesOf(head.kind)
  const planned = rules.schedule?.(content).publishAt ?? null
  // A date that has not come yet was a plan, and plans change.
  const wasSeen = head.firstPublishedAt !== null && head.firstPublishedAt <= now
  const firstPublishedAt = wasSeen ? head.firstPublishedAt : at
  await desk.cancelPlanned(head.id, now)
  await desk.endPublications(head.id, at)
  await desk.update({ ...head, firstPublishedAt })
  // Editors may date an article back, never forward: it would stand above what is really newer.
  const publishedAt = planned !== null && planned <= at ? planned : firstPublishedAt
  const publication = { document: head, content, revision: head.revision, from: at, until, publishedAt }
  await desk.publish(publication, now)
  await leaveRedirects(desk, head, rules.slug(content), now)
}

/**
 * The addresses that readers know lead to the document, wherever it is by then. A redirect is only asked for when nothing is visible at
 * an address, so one that is left too early, or that points at its own address, does no harm.
 */
async function leaveRedirects(desk: Desk, head: DocumentHead, slug: string | null, now: Instant): Promise<void> {
  const address = rulesOf(head.kind).address
  if (!address || slug === null) return
  for (const { slug: old, from } of head.publications) {
    if (old !== null && old !== slug && from <= now) await desk.redirect(address(old), { document: head.id }, now)
  }
}
