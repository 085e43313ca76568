import type { Instant } from '../time.ts'
import type { PageKind } from '../kinds/popup.ts'

/** Why an announcement is not among those that readers can see at a moment. */
export type Unpublished = 'draft' | 'not-yet' | 'over'

/** What a visitor brings along. */
export interface VisitorState {
  /** As `document.cookie` has them. */
  readonly cookies: string
  /** The documents of announcements that were closed, and those that were refused for ever. */
  readonly seen: readonly string[]
  readonly refused: readonly string[]
  readonly width: number | null
  /** How many announcements were shown on this page already, and how many today. */
  readonly shownHere: number
  readonly shownToday: number
}

export interface ExplainedPage {
  readonly path: string
  /** Null where the site has no such page: nothing is announced there. */
  readonly kind: PageKind | null
  readonly isSupportPage: boolean
  /** The name that the address calls, if there is an announcement of that name. */
  readonly parameter: string
}

/** Two announcements that may want to open on the same page at the same time. */
export interface PopupConflict {
  readonly popups: readonly [ConflictingPopup, ConflictingPopup]
  /** From when and until when both are published. */
  readonly from: Instant
  readonly until: Instant | null
  /** Which of them opens first; null if it depends on the reader (how fast they scroll, what they click). */
  readonly first: string | null
  /** Why that one: it opens sooner, or at the same time and with more priority. */
  readonly because: 'sooner' | 'priority' | 'order' | 'reader'
  /** What becomes of the other: it waits until the first is closed, or does not open on that page. */
  readonly other: 'waits' | 'not-shown'
}

export interface ConflictingPopup {
  readonly id: string
  readonly name: string
  readonly priority: number
}
