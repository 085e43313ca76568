import type { ChoiceMeans } from '../analytics/core/choiceMeans.ts'
import type { Language } from './people/user.ts'
import type { Instant } from './time.ts'

/** The proof of an answer about cookies: which answer, to what, when. Not who: there is no address in it and no browser. */
export interface ConsentRecord {
  /** Made up by the browser, and kept in its cookie: whoever shows it can be told what it answered. */
  readonly consentId: string
  readonly at: Instant
  readonly choice: 'granted' | 'refused'
  readonly means: ChoiceMeans
  /** What was asked, as `consentTerms` says it: the text, and each provider. */
  readonly terms: string
  readonly language: Language
}

/** An answer holds for six months, and may be asked about for a good while after. */
export const CONSENT_RECORD_DAYS = 730

export interface ConsentStore {
  add(record: ConsentRecord): Promise<void>
  /** All of them, oldest first, a few at a time. */
  all(): AsyncGenerator<ConsentRecord[]>
  /** Forgets what is older than we keep, and says how much. */
  prune(): Promise<number>
}
