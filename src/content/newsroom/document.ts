import type { Contents, Kind } from '../kinds.ts'
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
  readonly publications: readonly Publication[]
}

/** A revision shown to readers from one moment to another. Those of one document never overlap. */
export interface Publication {
  readonly revision: number
  readonly slug: string | null
  readonly from: Instant
  readonly until: Instant | null
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

/** Where a document stands at a moment. `changed`: what readers see is older than what editors have. */
export interface Status {
  readonly state: 'draft' | 'review' | 'scheduled' | 'published' | 'withdrawn'
  readonly changed: boolean
}

export function statusOf(document: DocumentHead, now: Instant): Status {
  const current = document.publications.find((publication) => isVisible(publication, now))
  const next = document.publications.find((publication) => publication.from > now)
  const shown = next ?? current
  const changed = shown !== undefined && shown.revision !== document.revision
  if (current) return { state: 'published', changed }
  if (next) return { state: 'scheduled', changed }
  if (document.inReview) return { state: 'review', changed }
  return { state: document.firstPublishedAt !== null && document.firstPublishedAt <= now ? 'withdrawn' : 'draft', changed }
}

export function isVisible({ from, until }: Publication, now: Instant): boolean {
  return from <= now && (until === null || until > now)
}
