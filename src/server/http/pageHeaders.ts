import { hostsOf } from '../../analytics/core/hostsOf.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Generations } from '../pageCache/generations.ts'
import { perGeneration } from '../pageCache/perGeneration.ts'
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts'

interface PageHeaderParts {
  readonly publicContent: Pick<PublicContent, 'analyticsSettings' | 'siteSettings'>
  readonly generations: Generations
  readonly security: Omit<SecurityOptions, 'hosts' | 'httpsSubdomains'>
  /** As the magazine last said of itself. */
  readonly lastKnownSite: () => Pick<SiteSettings, 'httpsSubdomains'>
  /** What a CDN drops the page by that is being drawn, where one is told of publications: a name and a value. */
  readonly tags: () => readonly string[]
}

/** What readers' pages are sent besides their own, names and values in turn. */
export interface PageHeaders {
  /** As the magazine is set up now: a page is drawn with them, so it changes when they do, and no request pays for it. */
  readonly current: () => Promise<readonly string[]>
  /** What a page is sent that tells nobody anything. */
  readonly bare: () => readonly string[]
  /** What every answer is sent, whatever it is. */
  readonly common: () => Readonly<Record<string, string>>
}

/** Opens the Content-Security-Policy of pages to the providers that the magazine has chosen, and to no other. */
export function createPageHeaders({ publicContent, generations, security, lastKnownSite, tags }: PageHeaderParts): PageHeaders {
  const load = async () => {
    const [analytics, { httpsSubdomains }] = await Promise.all([publicContent.analyticsSettings(), publicContent.siteSettings()])
    return Object.entries(securityHeaders({ ...security, httpsSubdomains, hosts: hostsOf(analytics) })).flat()
  }
  const plain = securityHeaders(security)
  const strict = securityHeaders({ ...security, httpsSubdomains: true })
  // A browser takes each answer for the last word on subdomains: all say the same.
  const common = () => (lastKnownSite().httpsSubdomains ? strict : plain)
  const loaded = perGeneration(generations, load)
  return { current: async () => [...(await loaded()), ...tags()], bare: () => Object.entries(common()).flat(), common }
}
