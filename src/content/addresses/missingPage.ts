import { z } from 'zod'
import { normalPath } from './normalPath.ts'
import { isOwnAddress } from './siteRoot.ts'
import type { Instant } from '../time.ts'

/** An address that readers asked for in vain. */
export interface MissingPage {
  readonly path: string
  readonly hits: number
  readonly lastAt: Instant
  /** Where the last reader came from: another site by its name, or a page of ours by its path; empty if nobody said. */
  readonly referrer: string
}

/** What a server counts of one request. */
export type MissingVisit = Pick<MissingPage, 'path' | 'referrer'>

/** So many addresses are kept: those that were asked for least make room. */
export const MOST_MISSING = 2_000
/** What nobody has asked for in so many days is forgotten. */
export const MISSING_DAYS = 90

export const MISSING_SORTS = ['hits', 'lastAt', 'path'] as const

export const dismissSchema = z.strictObject({ paths: z.array(z.string().max(500)).min(1).max(100) })

export interface MissingQuery {
  readonly words?: string
  readonly sort: { readonly by: (typeof MISSING_SORTS)[number]; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

/** The addresses that readers ask for in vain, as the store keeps them. */
export interface MissingPages {
  /** Adds up what was counted. */
  add(visits: readonly (MissingVisit & { readonly count: number })[]): Promise<void>
  /** Those that lead nowhere still, and that nobody has dismissed. */
  list(query: MissingQuery): Promise<{ readonly total: number; readonly pages: readonly MissingPage[] }>
  dismiss(paths: readonly string[]): Promise<void>
  /** Forgets what nobody has asked for since a moment. */
  prune(before: Instant): Promise<number>
}

const MOST_LETTERS = 300

/**
 * The address to keep of one that was asked for in vain; null if it is none that an editor could do something about: what programs look for on any
 * site, what the site answers itself, and what may name a person. What stands behind a question mark is never kept.
 */
export function missingPath(url: string): string | null {
  const path = normalPath(url)
  if (path === null || path.length > MOST_LETTERS || isOwnAddress(path)) return null
  return PROBES.some((probe) => probe.test(path)) || path.includes('@') ? null : path
}

const PROBES = [
  // What is hidden, and what the platform itself would serve.
  /\/\./,
  /^\/(wp-(admin|includes|json|config|cron|login|signup|trackback)|xmlrpc|phpmyadmin|pma|myadmin|adminer|cgi-bin|vendor|node_modules|actuator|solr|owa|autodiscover|boaform|hnap1|telescope|_ignition|console|server-status)\b/i,
  /\/wp-(login|config|cron|signup)\b/i,
  /\.(aspx?|jspx?|cgi|do|env|sql|bak|old|ini|log|sh|exe|dll|ya?ml|toml|conf|config|pem|key|swp|map|tar|gz|rar|7z)$/i,
  /(eval-stdin|shell|webshell|filemanager|install|setup|alfa|wso)[^/]*\.php$/i,
  // What browsers ask for by themselves.
  /^\/(favicon\.ico|apple-touch-icon[^/]*|browserconfig\.xml|ads\.txt|app-ads\.txt|crossdomain\.xml|sw\.js|service-worker\.js)$/i,
]

/** Where a reader came from, in as little as helps to find the link: no query, no path of another site. */
export function referrerOf(header: string | undefined, siteUrl: string): string {
  if (!header || !URL.canParse(header)) return ''
  const { host, pathname, protocol } = new URL(header)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return (host === new URL(siteUrl).host ? (missingPath(pathname) ?? '') : host).slice(0, MOST_LETTERS)
}
