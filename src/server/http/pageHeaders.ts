import { hostsOf } from '../../analytics/core/hostsOf.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Generations } from '../pageCache/generations.ts'
import { perGeneration } from '../pageCache/perGeneration.ts'
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts'

interface PageHeaderParts {
  readonly publicContent: Pick<PublicContent, 'analyticsSettings'>
  readonly generations: Generations
  readonly security: Omit<SecurityOptions, 'hosts'>
}

/** What readers' pages are sent besides their own, names and values in turn. */
export interface PageHeaders {
  /** As the magazine is set up now: a page is drawn with them, so it changes when they do, and no request pays for it. */
  readonly current: () => Promise<readonly string[]>
  /** What a page is sent that tells nobody anything. */
  readonly bare: readonly string[]
}

/** Opens the Content-Security-Policy of pages to the providers that the magazine has chosen, and to no other. */
export function createPageHeaders({ publicContent, generations, security }: PageHeaderParts): PageHeaders {
  const load = async () => Object.entries(securityHeaders({ ...security, hosts: hostsOf(await publicContent.analyticsSettings()) })).flat()
  return { current: perGeneration(generations, load), bare: Object.entries(securityHeaders(security)).flat() }
}
