import type { Kind } from '../kinds.ts'
import type { Instant } from '../time.ts'
import type { DocumentHead } from './document.ts'

/** How long something stays in the bin before it is deleted for ever. */
export const BIN_DAYS = 30

/** A document in the bin: who put it there, and when. */
export interface TrashedDocument extends DocumentHead {
  readonly trashedAt: Instant
  readonly trashedBy: string
}

export interface BinEntry {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly trashedAt: Instant
  readonly trashedBy: { readonly id: string; readonly name: string }
  /** When it is deleted for ever. */
  readonly until: Instant
}

export interface BinQuery {
  readonly kind?: Kind | undefined
  readonly words?: string | undefined
  /** Put there by them. */
  readonly by?: string | undefined
  readonly limit: number
  readonly offset: number
}

export interface BinListing {
  readonly total: number
  readonly entries: readonly BinEntry[]
}

/** What became of one document of the bin. */
export type BinResult =
  | { readonly id: string; readonly ok: true; readonly newSlug: string | null }
  | { readonly id: string; readonly ok: false; readonly code: string; readonly message: string }
