import type { Kind } from '../kinds.ts'
import type { MediaSort } from '../kinds/media.ts'
import type { Instant } from '../time.ts'
import type { DocumentHead, Status } from './document.ts'
import type { Summaries } from './summary.ts'

export const SORTS = ['title', 'createdAt', 'updatedAt', 'publishedAt'] as const
export const STATES = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const satisfies readonly Status['state'][]

/** Which documents of a kind an editor wants to see, and in what order. */
export interface ListQuery {
  readonly kind: Kind
  /** Words of the title, or parts of them; of a picture's description too. Accents and capitals do not matter. */
  readonly words?: string
  /** Where it stands. What readers see and is planned to change is found both as published and as scheduled. */
  readonly state?: Status['state']
  /** In any of these states. */
  readonly states?: readonly Status['state'][]
  /** Names this document, whatever for: a section, an author, an issue. */
  readonly naming?: readonly string[]
  /** Articles that belong to no issue. */
  readonly noIssue?: boolean
  /** Made by them, or given to them to work on. */
  readonly theirs?: string
  /** Made by them. */
  readonly own?: string
  /** Given to them to work on. */
  readonly assigned?: string
  readonly ids?: readonly string[]
  /** Handed in and waiting, whatever readers see meanwhile. */
  readonly inReview?: boolean
  /** Given back to whoever wrote it, and not handed in again. */
  readonly returned?: boolean
  readonly updated?: TimeRange
  /** First seen by readers, or to be. */
  readonly published?: TimeRange
  readonly mediaSort?: MediaSort
  /** Pictures that nobody has described, or those that somebody has. */
  readonly altMissing?: boolean
  readonly sort: { readonly by: (typeof SORTS)[number]; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

/** From a moment, until just before another. */
export interface TimeRange {
  readonly from?: Instant | undefined
  readonly until?: Instant | undefined
}

export interface Listing {
  readonly total: number
  readonly documents: readonly ListedDocument[]
}

export interface ListedDocument<K extends Kind = Kind> extends DocumentHead<K> {
  readonly status: Status
  readonly summary: Summaries[K]
  /** What the identifiers in it stand for: sections, authors, pictures, and the people who made, changed or were given it. */
  readonly names: Readonly<Record<string, Named>>
  /** How many documents and redirects use it: as many as `Uses` tells of. */
  readonly usedBy: number
}

/** What a form needs to name a document that its user may not open. */
export interface Choice {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly slug: string | null
  readonly number: number | null
}

export interface Named {
  readonly title: string
  readonly thumb: string | null
}

/** What names a document: another one, or a redirect to a file, which is known by the address it leads from. */
export interface Use {
  readonly id: string
  readonly kind: Kind | 'redirect'
  readonly title: string
  readonly state: Status['state']
}

/** Where a document is used. What the asker may not open is only counted; of many uses only so many are looked at. */
export interface Uses {
  readonly uses: readonly Use[]
  readonly others: number
  readonly more: number
}

/** The kinds that have one document, found without its identifier. */
export const SINGLETONS = [
  'siteSettings',
  'popupSettings',
  'supportSettings',
  'analyticsSettings',
  'homePage',
] as const satisfies readonly Kind[]
