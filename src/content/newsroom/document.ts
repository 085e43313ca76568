import type { Contents, Kind } from '../kinds.ts'
import type { LastAct } from '../publishing/lastAct.ts'
import { endsAfter, plannedAfter, shownAt, type VisibleRange } from '../publishing/timeline.ts'
import type { Instant } from '../time.ts'

/** What the newsroom knows of a document without opening it. */
export interface DocumentHead<K extends Kind = Kind> {
  readonly id: string
  readonly kind: K
  readonly slug: string | null
  readonly title: string
  /** The newest revision: what a save must have started from. */
  readonly revision: number
  readonly inReview: boolean
  /** A word to the next person. */
  readonly note: string
  /** Who gave it back to be worked on again; nobody, once it is handed in or published. */
  readonly returnedBy: string | null
  readonly createdAt: Instant
  readonly createdBy: string
  readonly updatedAt: Instant
  readonly updatedBy: string
  readonly assignees: readonly string[]
  /** When readers first could see it. It survives a withdrawal, so that an article published again keeps its date. */
  readonly firstPublishedAt: Instant | null
  /** Its life on the site, with `withdrawalAt`: see `Timeline`. */
  readonly publications: readonly Publication[]
  readonly withdrawalAt: Instant | null
  readonly lastAct: LastAct | null
}

/** A revision shown to readers from one moment to another. Those of one document never overlap. */
export interface Publication extends VisibleRange {
  readonly slug: string | null
}

export interface Document<K extends Kind = Kind> extends DocumentHead<K> {
  readonly content: Contents[K]
}

/** A save: who, when, what. */
export interface Revision {
  readonly number: number
  readonly at: Instant
  readonly by: { readonly id: string; readonly name: string }
  readonly changed: readonly string[]
}

/** Where a document stands at a moment. */
export interface Status {
  readonly state: 'draft' | 'review' | 'scheduled' | 'published' | 'withdrawn'
  /** What editors have, readers neither see nor are about to see. */
  readonly changed: boolean
  /** Readers see the newest revision: what is planned besides, if anything, was written before it. */
  readonly isNewestShown: boolean
  /** When what is planned comes out: a first publication, or a change of what readers see. */
  readonly plannedAt: Instant | null
  /** When readers will stop seeing it, as far as is planned. */
  readonly endsAt: Instant | null
}

export function statusOf(document: DocumentHead, now: Instant): Status {
  const current = shownAt(document, now)
  const next = plannedAfter(document, now)
  const seen = [current, next].flatMap((range) => range?.revision ?? [])
  const rest = {
    changed: seen.length > 0 && !seen.includes(document.revision),
    isNewestShown: current?.revision === document.revision,
    plannedAt: next?.from ?? null,
    endsAt: endsAfter(document, now),
  }
  if (current) return { state: 'published', ...rest }
  if (next) return { state: 'scheduled', ...rest }
  if (document.inReview) return { state: 'review', ...rest }
  return { state: document.firstPublishedAt !== null && document.firstPublishedAt <= now ? 'withdrawn' : 'draft', ...rest }
}

/** Is there something that publishing would let readers see? */
export const isToPublish = ({ state, changed }: Status): boolean => changed || (state !== 'published' && state !== 'scheduled')

export function isVisible({ from, until }: Publication, now: Instant): boolean {
  return from <= now && (until === null || until > now)
}
