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

/**
 * How long a submit is kept: a little more than a year, as the audit log is, so that a campaign can be compared with last year's. By then its webhook was told
 * long ago, nobody repeats the call any more, and the figures, which are sums, stay.
 */
export const SUBMIT_DAYS = 400

export interface SubmitStore {
  /** Resolves once the submit is kept for good. `webhook`: where it is to be told; empty for nowhere. One that is known already changes nothing. */
  add(submit: Submit, webhook: string): Promise<void>
}
