import { addressOf } from '../../content/addresses/addresses.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'

/** The slug that a document goes by now whose slug was this one; undefined if there is none. */
export async function findNewSlug(
  publicContent: Pick<PublicContent, 'redirectFrom'>,
  kind: 'article' | 'section' | 'author',
  slug: string,
  now: Instant,
): Promise<string | undefined> {
  const address = await publicContent.redirectFrom(addressOf[kind](slug), now)
  return address && documentsAt(address).find((document) => document.kind === kind)?.slug
}
