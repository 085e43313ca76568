import type { Generated } from 'kysely'
import type { AuditAction } from '../content/audit.ts'
import type { ConsentRecord } from '../content/consentRecord.ts'
import type { Kind } from '../content/kinds.ts'
import type { MediaType } from '../content/kinds/media.ts'
import type { Subject } from '../content/permissions.ts'
import type { Device, PopupEvent, Variant } from '../content/popups/figures.ts'
import type { Role } from '../content/role.ts'
import type { Instant } from '../content/time.ts'
import type { TrafficKind } from '../content/traffic/traffic.ts'
import type { Language } from '../content/user.ts'

/**
 * The tables, as both engines have them. Moments are ISO strings, which sort as the moments they stand for; documents are JSON text;
 * yes and no are 1 and 0. So a row reads the same from SQLite and from PostgreSQL.
 */
export interface Tables {
  document: DocumentTable
  assignment: AssignmentTable
  revision: RevisionTable
  reference: ReferenceTable
  publication: PublicationTable
  publicationAuthor: PublicationAuthorTable
  publicationTag: PublicationTagTable
  searchWord: SearchWordTable
  redirect: RedirectTable
  contentVersion: ContentVersionTable
  secret: SecretTable
  user: UserTable
  account: AccountTable
  session: SessionTable
  verification: VerificationTable
  twoFactor: TwoFactorTable
  audit: AuditTable
  migration: MigrationTable
  documentSummary: DocumentSummaryTable
  mergedDocument: MergedDocumentTable
  redirectHit: RedirectHitTable
  presence: PresenceTable
  readCount: ReadCountTable
  popupSubmit: PopupSubmitTable
  popupCount: PopupCountTable
  webhookDelivery: WebhookDeliveryTable
  shippedBootstrap: ShippedBootstrapTable
  traffic: TrafficTable
  consentRecord: ConsentRecordTable
}

export type Json = string
export type YesNo = 0 | 1

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
}

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
}

/** Which documents the newest revision of a document names. */
export interface ReferenceTable {
  documentId: string
  targetId: string
}

/** What readers see, and when: a revision from one moment to another. The columns beside are what lists are ordered and filtered by. */
export interface PublicationTable {
  id: Generated<number>
  documentId: string
  kind: Kind
  slug: string | null
  revision: number
  visibleFrom: Instant
  visibleUntil: Instant | null
  publishedAt: Instant
  sectionId: string | null
  issueId: string | null
  card: Json | null
}

export interface PublicationAuthorTable {
  publicationId: number
  authorId: string
}

export interface PublicationTagTable {
  publicationId: number
  tagId: string
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

export interface ContentVersionTable {
  id: number
  version: number
}

/** What programs on this store sign with. */
export interface SecretTable {
  name: string
  value: string
}

/** Who may sign in, in the shape that better-auth knows, and what is ours alone to know of them. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: boolean | YesNo
  image: string | null
  role: Role
  mustChangePassword: boolean | YesNo
  twoFactorEnabled: boolean | YesNo
  createdAt: Date | Instant
  updatedAt: Date | Instant
  language: Generated<Language>
  suspendedAt: Instant | null
  invitedUntil: Instant | null
  lastSignInAt: Instant | null
}

export interface AccountTable {
  id: string
  userId: string
  /** Who vouches for the account: better-auth's word for this very site. */
  issuer: string
  accountId: string
  providerId: string
  password: string | null
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

export interface SessionTable {
  id: string
  userId: string
  token: string
  expiresAt: Date | Instant
  ipAddress: string | null
  userAgent: string | null
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

/** What better-auth remembers for a while: links to choose a password, trusted devices, sign-ins half done. `value` is the user. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Date | Instant
  createdAt: Date | Instant
  updatedAt: Date | Instant
}

/** The rest of a second factor is better-auth's alone to read: we only take it away. */
export interface TwoFactorTable {
  id: string
  userId: string
}

/** Who did what. It names people and documents without pointing at them: it outlives both. */
export interface AuditTable {
  id: Generated<number>
  at: Instant
  /** When the last of the `times` it happened was. */
  until: Instant
  times: number
  action: AuditAction
  userId: string | null
  userName: string | null
  kind: Subject['kind'] | null
  subject: string | null
  title: string
  address: string | null
  details: Json
}

export interface MigrationTable {
  name: string
  appliedAt: Instant
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

/** A document that another one has taken the place of: whoever still names it means the other. */
export interface MergedDocumentTable {
  oldId: string
  newId: string
}

export interface RedirectHitTable {
  fromPath: string
  hits: number
  lastHitAt: Instant
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

/** How often an article was answered on a day of the magazine's calendar. */
export interface ReadCountTable {
  day: string
  documentId: string
  reads: number
}

/** An OK that a reader gave to an announcement. */
export interface PopupSubmitTable {
  id: string
  documentId: string
  /** As cookies name it: with its edition. */
  popupId: string
  at: Instant
  dontShowAgain: YesNo
}

/** How often something happened to an announcement on a day of the magazine's calendar. */
export interface PopupCountTable {
  documentId: string
  day: string
  event: PopupEvent
  page: string
  device: Device
  variant: Variant
  count: number
}

/** What readers do, added up by the day. */
export interface TrafficTable {
  day: string
  kind: TrafficKind
  target: string
  count: number
}

/** What is still to be told to another site. */
export interface WebhookDeliveryTable {
  id: string
  documentId: string
  address: string
  payload: Json
  attempts: number
  dueAt: Instant
  createdAt: Instant
  /** Why it could not be delivered the last time. */
  problem: string | null
}

/** A Bootstrap that a browser found missing, and that pages carry since. */
export interface ShippedBootstrapTable {
  version: string
  at: Instant
}

/** The proof of an answer about cookies. */
export interface ConsentRecordTable extends ConsentRecord {
  id: Generated<number>
}
