import type { Kind } from '../kinds.ts'
import type { Instant } from '../time.ts'

/** The kinds whose drafts a link shows. */
export const LINKED_KINDS = ['article', 'page', 'issue'] as const satisfies readonly Kind[]

/** A link with which somebody who does not work here sees a draft; of its secret only the hash is kept. */
export interface PreviewLink {
  readonly id: string
  readonly documentId: string
  /** Who made it; null for whoever runs the program, at its console. */
  readonly createdBy: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

export interface NewPreviewLink extends PreviewLink {
  readonly tokenHash: string
}

/** A link as the desk shows it. */
export interface ListedPreviewLink {
  readonly id: string
  readonly document: { readonly id: string; readonly kind: Kind; readonly title: string }
  /** The name of who made it; null at the console. */
  readonly by: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly mayWithdraw: boolean
}
