/** What the loader gives to the piece that asks. */
export interface Context {
  /** What is asked: see `consentTerms`. */
  readonly terms: readonly string[]
  /** Where the answer is told to the server. */
  readonly record: string
  readonly style: string
  /** The address of the page that lists every cookie. */
  readonly page: string
  /** Reads the answer again, and tells the page if it has changed. */
  readonly look: () => void
  /** The announcements that wait for the answer. */
  readonly held: readonly HTMLElement[]
  /** Lets them go, if they are still waiting. */
  readonly release: () => void
}

/** The piece that asks, which is loaded when there is something to ask: `bannerEntry.ts`. */
export interface Asking {
  /** Asks, and lets the announcements go when it is answered, or cannot be asked. */
  readonly ask: (context: Context) => Promise<void>
  /** Shows what was chosen, to be changed. */
  readonly prefer: (context: Context) => Promise<void>
}
