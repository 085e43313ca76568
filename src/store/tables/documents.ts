import type { Kind } from '../../content/kinds.ts'
import type { MediaType } from '../../content/kinds/media.ts'
import type { Instant } from '../../content/time.ts'
import type { Json, YesNo } from './columns.ts'

export interface DocumentTables {
  document: DocumentTable
  assignment: AssignmentTable
  revision: RevisionTable
  reference: ReferenceTable
  mediaFile: MediaFileTable
  documentSummary: DocumentSummaryTable
  draftIndexPending: DraftIndexPendingTable
  mergedDocument: MergedDocumentTable
  presence: PresenceTable
  previewLink: PreviewLinkTable
  origin: OriginTable
}

/** What editors work on: one row per document, its newest state in a few words. */
export interface DocumentTable {
  id: string
  kind: Kind
  slug: string | null
  title: string
  revision: number
  inReview: YesNo
  note: string
  returnedBy: string | null
  createdAt: Instant
  createdBy: string
  updatedAt: Instant
  updatedBy: string
  firstPublishedAt: Instant | null
  withdrawalAt: Instant | null
  lastAct: Json | null
  /** When it was put in the bin, and by whom; null while it is not there. One that is there has no slug: another may take it. */
  trashedAt: Instant | null
  trashedBy: string | null
  /** When readers stop seeing it, as far as is planned: `END_OF_TIME` if they will not, empty if it has no publication. */
  shownUntil: Instant
}

/** After every moment there will be. */
export const END_OF_TIME = '9999'

export interface AssignmentTable {
  documentId: string
  userId: string
}

/** Every save. */
export interface RevisionTable {
  documentId: string
  number: number
  createdAt: Instant
  createdBy: string
  changed: Json
  isAutomatic: YesNo
  content: Json
  /** The version of its kind's schema that let the content in. */
  schemaVersion: number
}

/** What the newest revision of a document names, and those that readers see or will see: documents by identifier, files by the hash in their address. */
export interface ReferenceTable {
  documentId: string
  revision: number
  targetId: string
  documentKind: Kind
  /** Is this the newest revision, of a document that is not in the bin? Editors' lists go by these alone. */
  isListed: YesNo
}

/** The files that a medium has, or had before another took their place. */
export interface MediaFileTable {
  hash: string
  documentId: string
}

/** What editors' lists show of the newest revision, and filter by. */
export interface DocumentSummaryTable {
  documentId: string
  summary: Json
  words: string
  plannedAt: Instant | null
  mediaType: MediaType | null
  mediaHash: string | null
  altMissing: YesNo
}

/** A document that was saved since it was last put into the index of drafts. */
export interface DraftIndexPendingTable {
  documentId: string
}

/** A document that another one has taken the place of: whoever still names it means the other. */
export interface MergedDocumentTable {
  oldId: string
  newId: string
}

/** A link that shows a draft to whoever has its secret, of which the hash is kept. */
export interface PreviewLinkTable {
  id: string
  tokenHash: string
  documentId: string
  /** Null for one that was made at the program's console. */
  createdBy: string | null
  createdAt: Instant
  expiresAt: Instant
}

/** Who has a document open, in which tab of which browser. */
export interface PresenceTable {
  documentId: string
  tab: string
  userId: string
  since: Instant
  seenAt: Instant
  isEditing: YesNo
}

/** A document that came from elsewhere, by the identifier that it had there. The row outlives its document: what was deleted here does not come back. */
export interface OriginTable {
  /** What wrote it: `wordpress`. */
  system: string
  /** Within a system, identifiers of different types may be the same. */
  type: string
  originalId: string
  /** The address of the site it stood on. */
  site: string
  documentId: string
  /** Of what came last. */
  fingerprint: string
  /** The revision that was written then: a later one is somebody's work here. Null for a document that was here before. */
  revision: number | null
  importedAt: Instant
  /** When it was changed last there, of all that came; null where that was not said. */
  modifiedAt: Instant | null
}
