import type { Instant } from '../time.ts'

/** An OK that a reader gave to an announcement. Nothing in it tells who. */
export interface Submit {
  /** The same submit sent again has the same. */
  readonly id: string
  readonly documentId: string
  /** As cookies name it: with its edition. */
  readonly popupId: string
  readonly at: Instant
  readonly dontShowAgain: boolean
}

/** What other code may do when a reader gives an OK. It is called once the submit is kept; the reader does not wait for it. */
export type OnPopupSubmit = (submit: Submit) => void | Promise<void>

/** Where submits are kept. */
export interface SubmitBook {
  /** Resolves once the submit is kept for good. `webhook`: where it is to be told; empty for nowhere. One that is known already changes nothing. */
  add(submit: Submit, webhook: string): Promise<void>
}
