import type { PopupCount } from './figures.ts'
import type { SubmitStore } from './submit.ts'
import type { WebhookState } from './webhookState.ts'

/** What announcements need of a store besides being documents. */
export interface PopupActivityStore extends SubmitStore {
  /** Adds to the figures of a day. Readers' pages do not change by it. */
  addCounts(counts: readonly PopupCount[]): Promise<void>
  /** The figures of one announcement between two days, both included. */
  countsOf(documentId: string, from: string, to: string): Promise<PopupCount[]>
  /** The figures of all of them, by announcement and event. */
  totals(from: string, to: string): Promise<Pick<PopupCount, 'documentId' | 'event' | 'count'>[]>
  /** Makes pages carry a version of Bootstrap from the next request on. */
  shipBootstrap(version: string): Promise<void>
  /** What is still to be told for an announcement, and what became of what was told to this address. */
  webhookState(documentId: string, address: string): Promise<WebhookState>
  /** Forgets the submits that are older than `SUBMIT_DAYS`; how many. */
  prune(): Promise<number>
}
