import type { Kind } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'

/** A document from elsewhere, and what it has been through. */
export interface ImportedDocument {
  readonly id: string
  readonly kind: Kind
  /** Its saves, the oldest first. */
  readonly revisions: readonly [ImportedRevision, ...ImportedRevision[]]
  /** When it was begun, if that was before its first save. */
  readonly createdAt?: Instant
  /** Who published the newest revision, and when; null for a draft. Of a direct kind readers see the newest revision from its own moment on. */
  readonly published: { readonly at: Instant; readonly by: string } | null
  /** Addresses of this site that shall lead to it. */
  readonly redirects?: readonly string[]
  /** May it have another slug than it names, where that is somebody's already? */
  readonly isSlugFlexible?: boolean
  readonly origin?: DocumentOrigin
}

/** Where a document comes from, and a hash of what it held there. */
export interface DocumentOrigin {
  readonly system: string
  readonly site: string
  readonly type: string
  readonly originalId: string
  readonly fingerprint: string
  /** When it was changed last there; null where that is not known. */
  readonly modifiedAt: Instant | null
}

export interface ImportedRevision {
  readonly at: Instant
  readonly by: string
  /** As a form of the back office would send it. */
  readonly content: unknown
}
