/** Who is told of what readers do, as the magazine is set up. The names are those of the form; the schema in `content` says what is allowed. */
export interface AnalyticsSettings {
  /** Our own figures: totals of the day, nothing about who. */
  readonly own: boolean
  /** The measurement id of Google Analytics 4, such as `G-ABC1234567`; empty for none. */
  readonly ga4: string
  readonly matomo: MatomoSettings
  readonly plausible: PlausibleSettings
  /** Links that end so are downloads: lower case, without the dot. */
  readonly downloadExtensions: readonly string[]
  /** Other hosts of the same house, with their subdomains: links to them do not lead out. */
  readonly insideHosts: readonly string[]
}

export interface MatomoSettings {
  /** Where it is installed, without a slash at the end; empty for none. */
  readonly address: string
  readonly siteId: string
  readonly cookieless: boolean
}

export interface PlausibleSettings {
  /** The site's name there; empty for none. */
  readonly domain: string
  /** Where it runs, without a slash at the end. */
  readonly address: string
}
