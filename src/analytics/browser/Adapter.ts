import type { AnalyticsEvent } from '../core/AnalyticsEvent.ts'

/** A provider that may be told, from now until it is stopped. */
export interface Adapter {
  tell(event: AnalyticsEvent): void
  /** The reader has taken their consent back. */
  stop(): void
}
