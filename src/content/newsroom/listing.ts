import type { Kind } from '../kinds.ts'
import type { DocumentHead, Status } from './document.ts'

export const SORTS = ['title', 'createdAt', 'updatedAt', 'publishedAt'] as const

/** Which documents of a kind an editor wants to see, and in what order. */
export interface ListQuery {
  readonly kind: Kind
  /** Words of the title, or the beginnings of them. */
  readonly words?: string
  readonly state?: Status['state']
  /** Names this document, whatever for: a section, an author, an issue. */
  readonly naming?: readonly string[]
  /** Made by them, or given to them to work on. */
  readonly theirs?: string
  /** Made by them. */
  readonly own?: string
  readonly ids?: readonly string[]
  readonly sort: { readonly by: (typeof SORTS)[number]; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

export interface Listing {
  readonly total: number
  readonly documents: readonly ListedDocument[]
}

export interface ListedDocument extends DocumentHead {
  readonly status: Status
}
