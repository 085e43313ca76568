import { z } from 'zod'
import type { AnalyticsSettings as ToldTo } from '../../analytics/core/AnalyticsSettings.ts'
import { DOWNLOAD_EXTENSIONS } from '../../analytics/core/downloadExtensions.ts'
import { policyOrigin } from '../../analytics/core/hostsOf.ts'
import { problem } from '../problem.ts'

/** A list that nobody typed twice the same into, each made alike first. */
const listOf = (item: z.ZodType<string, string>, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((items) => [...new Set(items)])

const extension = z
  .string()
  .overwrite((typed) =>
    typed
      .trim()
      .toLowerCase()
      .replace(/^\*?\./, ''),
  )
  .regex(/^[a-z0-9]{1,10}$/, problem('file-extension'))

/** The name of a site as people copy it from the bar of a browser, without the protocol that comes along. */
const copiedName = z.string().overwrite((typed) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, ''),
)

const host = copiedName
  .overwrite((typed) => typed.replace(/\/$/, ''))
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, problem('host'))

/** Where a provider is: without the slash at the end, and without the name of the file that people copy along with it. */
const providerAddress = z
  .string()
  .max(500)
  .overwrite((typed) => typed.trim().replace(/\/*((matomo|piwik)\.(php|js)|index\.php|api\/event)?\/*$/, ''))

/** Who is told of what readers do. By itself the magazine counts for itself, and tells nobody else. */
export const analyticsSettingsSchema = z.strictObject({
  own: z.boolean().default(true),
  ga4: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(G-[A-Z0-9]{4,16})?$/, problem('ga4-id'))
    .default(''),
  matomo: z
    .strictObject({
      address: providerAddress.refine((typed) => typed === '' || isProviderAddress(typed), problem('provider-address')).default(''),
      siteId: z
        .string()
        .trim()
        .regex(/^(\d{1,10})?$/, problem('matomo-site'))
        .default(''),
      cookieless: z.boolean().default(true),
    })
    // Half of it would measure nothing, and nobody would know.
    .refine(({ address, siteId }) => address === '' || siteId !== '', { path: ['siteId'], ...problem('matomo-needs-site') })
    .refine(({ address, siteId }) => siteId === '' || address !== '', { path: ['address'], ...problem('matomo-needs-address') })
    .prefault({}),
  plausible: z
    .strictObject({
      domain: copiedName
        .overwrite((typed) => typed.replace(/\/+$/, ''))
        .max(253)
        .regex(/^([a-z0-9][a-z0-9.-]*(\/[\w./-]*)?)?$/, problem('plausible-domain'))
        .default(''),
      address: providerAddress.refine(isProviderAddress, problem('provider-address')).default('https://plausible.io'),
    })
    .prefault({}),
  downloadExtensions: listOf(extension, 80).default([...DOWNLOAD_EXTENSIONS]),
  insideHosts: listOf(host, 40).default([]),
}) satisfies z.ZodType<ToldTo>
export type AnalyticsSettings = z.infer<typeof analyticsSettingsSchema>

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Over HTTPS, and with nothing secret in it, because it stands in every page; on this very machine HTTP will do. */
function isProviderAddress(typed: string): boolean {
  const address = URL.canParse(typed) ? new URL(typed) : null
  if (!address || policyOrigin(typed) === null || address.username || address.password || address.search || address.hash) return false
  return address.protocol === 'https:' || (address.protocol === 'http:' && LOOPBACK.test(address.hostname))
}
