import type { AnalyticsEvent } from '../core/AnalyticsEvent.ts'

/** A provider that may be told, from now until it is stopped. */
export interface Adapter {
  tell(event: AnalyticsEvent): void
  /** The reader has taken their consent back. */
  stop(): void
}

/** What the file of a provider exports: it is fetched when the provider is configured and allowed, and not before. */
export interface AdapterFile<Settings> {
  readonly connect: (settings: Settings) => Adapter
}
