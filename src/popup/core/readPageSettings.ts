import { plain } from './plain.ts'

/** What the site says once for all its popups. */
export interface PageSettings {
  readonly supportSlug: string
  /** Prefix of the two calls, without a final slash. */
  readonly base: string
  /** Where to ask that the hide cookies be sent again; empty when the site offers no such help. */
  readonly renew: string
  /** Empty: the browser's own dialog. `3x` or another version: the Bootstrap of the theme. */
  readonly bootstrap_version: string
  /** May no further popup open by itself? `cap`, a function, is given by the site that has such a rule: see `caps.ts`. */
  readonly isCapped: (() => boolean) | undefined
}

/** Reads `data-*` attributes or `window.edicolaPopup`. What is malformed takes its default. */
export function readPageSettings(raw: Readonly<Record<string, unknown>>): PageSettings {
  return {
    // An empty slug is contained in every address and would silence the whole site.
    supportSlug: plain(raw['supportSlug']) || 'sostieni-la-rivista',
    base: plain(raw['base']).replace(/\/+$/, ''),
    renew: plain(raw['renew']),
    // `data-bootstrap_version` and `data-bootstrap-version` are two names to a browser.
    bootstrap_version: plain(raw['bootstrap_version'] ?? raw['bootstrapVersion']),
    isCapped: raw['cap'] as PageSettings['isCapped'], // no attribute is called so: it comes from a script that knows what it gives
  }
}

/** Says whether a missing Bootstrap is to be asked for: read only where one is missing. */
export function asksForBootstrap(raw: Readonly<Record<string, unknown>>): boolean {
  return /^(true|1)$/.test(plain(raw['verify_load_bootstrap_automatically'] ?? raw['verifyLoadBootstrapAutomatically']))
}
