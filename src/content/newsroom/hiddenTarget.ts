import { mediaHashAt } from '../addresses/addresses.ts'
import { rulesOf, type Kind } from '../kinds.ts'
import { normalPath } from '../addresses/normalPath.ts'
import { documentsAt } from '../addresses/pagesAt.ts'
import { isOwnAddress } from '../addresses/siteRoot.ts'
import type { Instant } from '../time.ts'
import type { DocumentReader } from './documentStore.ts'
import { statusOf, type DocumentHead, type Status } from './document.ts'

/** What readers would not find. Without a document: there is none, or the asker may not know of it. */
export interface HiddenTarget {
  readonly address: string
  readonly state: Status['state'] | 'missing'
  readonly document: { readonly kind: Kind; readonly id: string; readonly title: string } | null
  /** From when readers can see it, if that is planned. */
  readonly from: Instant | null
}

export interface FoundHidden {
  readonly target: HiddenTarget
  /** The document that will stand there. */
  readonly head: DocumentHead | null
}

/** What an address leads to, if it is one of ours and readers would find nothing there at a moment; null for any other. */
export async function hiddenTargetOf(reader: DocumentReader, address: string, origin: string, at: Instant): Promise<FoundHidden | null> {
  const path = pathWithin(address, origin)
  if (path === null || isOwnAddress(path) || mediaHashAt(path) !== undefined) return null
  const places = documentsAt(path)
  for (const { kind, slug } of places) if (await reader.isShown(kind, slug, at)) return null
  if (await reader.redirectAt(path)) return null
  for (const { kind, slug } of places) {
    const head = await reader.writtenAs(kind, slug)
    if (head) return { head, target: targetOf(head, at, path) }
  }
  // The site has more at its root than pages: feeds, sitemaps, what another program on the same machine answers.
  const isNowhere = places.some(({ kind }) => kind !== 'page')
  return isNowhere ? { head: null, target: { address: path, state: 'missing', document: null, from: null } } : null
}

/** How a document that readers would not find is told. */
export function targetOf(head: DocumentHead, at: Instant, address = rulesOf(head.kind).address?.(head.slug ?? '') ?? ''): HiddenTarget {
  return {
    address,
    state: statusOf(head, at).state,
    document: { kind: head.kind, id: head.id, title: head.title },
    from: head.publications.find(({ from }) => from > at)?.from ?? null,
  }
}

/** The path of an address of this site, in its one spelling; null for what is elsewhere. */
function pathWithin(address: string, origin: string): string | null {
  const isOurs = address === origin || address.startsWith(`${origin}/`)
  const path = isOurs ? address.slice(origin.length) || '/' : address
  return path.startsWith('//') ? null : normalPath(path)
}
