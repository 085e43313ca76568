import type { ConsentRecord } from '../content/consentRecord.ts'
import type { Kind } from '../content/kinds.ts'
import type { Instant } from '../content/time.ts'
import type { Note } from './note.ts'
import type { WordComparison } from './words.ts'

/** What a magazine can bring. */
export type MovedKind = Kind

/** Where a record stood: what it was called there, and in which file at which line. */
export interface RecordOrigin {
  readonly type: string
  readonly id: string
  readonly place: string
}

/** One document of another system, in our words. Other records are named by the identifier that `originIds` makes of their origin. */
export interface MovedDocument {
  readonly kind: MovedKind
  readonly origin: RecordOrigin
  /** What it is called in the report. */
  readonly title: string
  /** As a form of the back office would send it. */
  readonly content: Readonly<Record<string, unknown>>
  readonly isPublished: boolean
  readonly publishedAt: Instant
  readonly updatedAt: Instant
  /** When it was changed last there, where its system says so: by it an older export is told from a newer one. */
  readonly modifiedAt: Instant | null
  /** When it was begun, if that was before. */
  readonly createdAt?: Instant
  /** What editors have of it and readers do not see yet. */
  readonly draft?: Readonly<Record<string, unknown>>
  /** Paths of the site where it stood. */
  readonly formerPaths: readonly string[]
  readonly notes: readonly Note[]
  /** Its words there and here; null for what is no text. */
  readonly words: WordComparison | null
  /** The text as its system has it, for whoever compares; none for what is no text. */
  readonly source?: string
}

/** A category or a tag of there that can be a section here: the owner chooses. */
export interface MovedGroup {
  readonly slug: string
  readonly name: string
  /** How many texts are filed under it. */
  readonly texts: number
  readonly isSection: boolean
}

/** What stood there and does not come, and why. */
export interface LeftOut {
  readonly origin: RecordOrigin
  readonly title: string
  readonly because: LeftOutReason
  readonly detail: string
  /** What it said of itself, where that helps to make it anew. */
  readonly source?: string
}

export type LeftOutReason =
  | 'trashed'
  | 'unknown-type'
  | 'not-found'
  | 'unreadable'
  | 'too-large'
  | 'unsupported-type'
  | 'not-public'
  | 'no-place'
  | 'unused'
  | 'account'

/** An address of the old site that leads to one of this. */
export interface MovedRedirect {
  readonly from: string
  readonly to: string
}

/** What a document of one of our archives was where it had come from before. */
export interface FormerOrigin {
  readonly system: string
  readonly site: string
  readonly type: string
  readonly originalId: string
  readonly documentId: string
  readonly fingerprint: string
  readonly modifiedAt: Instant | null
  /** Has somebody worked on it since, or was it there before? */
  readonly state: 'as-it-came' | 'changed' | 'adopted'
}

export type MovedRecord =
  | { readonly is: 'document'; readonly document: MovedDocument }
  | { readonly is: 'left-out'; readonly leftOut: LeftOut }
  | { readonly is: 'redirect'; readonly redirect: MovedRedirect }
  | { readonly is: 'consents'; readonly consents: readonly ConsentRecord[] }
  | { readonly is: 'origins'; readonly origins: readonly FormerOrigin[] }

/** A file could not be read as what it claims to be: nothing was written. */
export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport'
  readonly fault: ExportFault
  readonly place: string
  readonly detail: string

  constructor(fault: ExportFault, place: string, detail = '', options?: ErrorOptions) {
    super(`${place}: ${fault}${detail && ` (${detail})`}`, options)
    this.fault = fault
    this.place = place
    this.detail = detail
  }
}

export type ExportFault =
  | 'encoding'
  | 'entities'
  | 'cut'
  | 'syntax'
  | 'too-deep'
  | 'too-long'
  | 'not-an-export'
  | 'unsafe-name'
  | 'too-new'
  | 'damaged'
