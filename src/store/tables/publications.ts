import type { Generated } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'
import type { Json } from './columns.ts'

/** What readers see, and how they find it. */
export interface PublicationTables {
  publication: PublicationTable
  publicationAuthor: PublicationAuthorTable
  publicationTag: PublicationTagTable
  publicationCount: PublicationCountTable
  searchWord: SearchWordTable
  redirect: RedirectTable
  redirectHit: RedirectHitTable
  goneAddress: GoneAddressTable
  contentVersion: ContentVersionTable
  contentChange: ContentChangeTable
}

/** What readers see, and when: a revision from one moment to another. The columns beside are what lists are ordered and filtered by. */
export interface PublicationTable {
  id: Generated<number>
  documentId: string
  kind: Kind
  slug: string | null
  revision: number
  visibleFrom: Instant
  /** When readers stop seeing it: its own end, the withdrawal or the beginning of the next, whichever comes first. */
  visibleUntil: Instant | null
  /** The end that the document names. */
  endsAt: Instant | null
  publishedAt: Instant
  sectionId: string | null
  issueId: string | null
  card: Json | null
  /** What it is found by, of the revision that readers see: `documentSummary` has that of the newest, which not everybody may know. */
  words: string
}

export interface PublicationAuthorTable {
  publicationId: number
  authorId: string
  /** As the publication has it: lists are in its order. */
  publishedAt: Instant
}

export interface PublicationTagTable {
  publicationId: number
  tagId: string
  /** As the publication has it: lists are in its order. */
  publishedAt: Instant
}

/** The lists whose length is kept: all publications of a kind, and of articles those of a section, an issue, an author, a tag, a month of UTC. */
export type CountedList = 'kind' | 'section' | 'issue' | 'author' | 'tag' | 'month'

/** How many publications that have no end stand in a list, be they visible already or not yet (`publications/unsettled.ts` knows the rest). */
export interface PublicationCountTable {
  list: CountedList
  /** The kind, the identifier, or the month: `2026-11`. */
  key: string
  count: number
}

/** The magazine's vocabulary, for who mistypes it: a word as it is written, as it is compared, and in how many publications it was seen. */
export interface SearchWordTable {
  form: string
  word: string
  seen: number
}

/** An old address leads to a document, wherever it is now, or to an address an editor wrote. */
export interface RedirectTable {
  fromPath: string
  documentId: string | null
  toAddress: string | null
  createdAt: Instant
}

/** Where readers found a document that is in the bin now. */
export interface GoneAddressTable {
  path: string
  documentId: string
}

export interface RedirectHitTable {
  fromPath: string
  hits: number
  lastHitAt: Instant
}

export interface ContentVersionTable {
  id: number
  version: number
}

/** What a version changed, as JSON; null if it may be anything. */
export interface ContentChangeTable {
  version: number
  sources: string | null
}
