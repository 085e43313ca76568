import type { Instant } from '../time.ts'

/** A tab that has a document open says so, every so often. */
export interface Heartbeat {
  readonly tab: string
  readonly isEditing: boolean
  readonly isLeaving: boolean
}

/** Somebody else who has it open. */
export interface OtherEditor {
  readonly name: string
  readonly since: Instant
  readonly isEditing: boolean
  /** The same person, in another tab. */
  readonly isMe: boolean
}

/** Who else is there, and whether anything is newer than what one has. */
export interface Presence {
  readonly others: readonly OtherEditor[]
  readonly revision: number
  readonly savedAt: Instant
  readonly savedBy: { readonly id: string; readonly name: string }
}
