import type { BackupStatus } from '../backups.ts'
import type { Kind } from '../kinds.ts'
import type { ExcerptPart } from '../search/excerpt.ts'
import type { Instant } from '../time.ts'
import type { Status } from './document.ts'
import type { Listing } from './listing.ts'

/** Something that happens to a document at a moment: seen by readers, about to be, about to change, about to end, or meant to be by its editors. */
export interface CalendarEvent {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly at: Instant
  readonly what: 'published' | 'scheduled' | 'change' | 'ends' | 'planned'
  readonly state: Status['state']
}

export interface RecentChange {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly revision: number
  readonly at: Instant
  readonly by: { readonly id: string; readonly name: string }
}

export interface DayCount {
  readonly day: string
  readonly count: number
}

export interface Dashboard {
  /** What was handed in, for those who can publish it. */
  readonly toReview: Listing
  /** The files whose change was handed in, for those who can show it to readers. */
  readonly mediaToReview: Listing
  /** What of theirs was given back. */
  readonly returned: Listing
  /** And which changes to their files, lately. */
  readonly mediaReturned: Listing
  readonly assigned: Listing
  readonly today: readonly CalendarEvent[]
  readonly recent: readonly RecentChange[]
  /** How many articles readers saw for the first time, day by day, the last thirty; days with none are left out. */
  readonly published: readonly DayCount[]
  /** How often articles were read. What a CDN answered by itself is not in it. */
  readonly reads: readonly DayCount[]
  readonly mostRead: readonly { readonly id: string; readonly title: string; readonly reads: number }[]
}

/** The dashboard as it is sent: what the newsroom knows, and what the server noticed about itself. */
export interface ServedDashboard extends Dashboard {
  /** A proxy stands in front that the server was not told of. Told to administrators, who can change it. */
  readonly hasUntrustedProxy: boolean
  /** How the backups are doing, for administrators; null for all others. */
  readonly backups: BackupStatus | null
}

/** What was found by a few words, to go to or to link to. */
export interface FoundDocument {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  /** Where readers find it, or will; none for what has no page. */
  readonly address: string | null
  readonly state: Status['state']
  readonly thumb: string | null
  /** The passage that has the words; empty for what was found by its title. */
  readonly excerpt: readonly ExcerptPart[]
}

export interface FoundDocuments {
  /** Titles before texts, texts before files. */
  readonly documents: readonly FoundDocument[]
  /** What was looked for instead, where nothing has the words that were typed. */
  readonly corrected: string | null
}

/** Which documents somebody may open: of each kind all, those made by or given to them, or those made by them. */
export interface Scopes {
  readonly userId: string
  readonly kinds: ReadonlyMap<Kind, 'all' | 'theirs' | 'own'>
}
