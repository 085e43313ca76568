import type { LinkEvent } from './AnalyticsEvent.ts'

export interface LinkRules {
  readonly extensions: readonly string[]
  readonly insideHosts: readonly string[]
}

/** The page that a link stands on: what its address is read against, and where it is served. */
export interface LinkPage {
  readonly base: string
  readonly host: string
}

/** The longest target that anybody is told. */
const LONGEST = 300

/** What following a link means; undefined for one that stays within the site, or that we know nothing to say of. Never throws. */
export function classifyLink(address: string, isDownload: boolean, { base, host }: LinkPage, rules: LinkRules): LinkEvent | undefined {
  try {
    const { protocol, hostname, origin, pathname } = new URL(address, base)
    const isWithin = (house: string) => hostname === house || hostname.endsWith(`.${house}`)
    if (/^(mailto|tel):/.test(protocol)) {
      return { name: protocol.slice(0, -1) as 'mailto' | 'tel', target: decodeURIComponent(pathname) } // one of the two, as was looked
    }
    if (!/^http/.test(protocol)) return
    // A file elsewhere is a download too, and not a second event besides.
    const isFile = isDownload || rules.extensions.some((extension) => pathname.toLowerCase().endsWith(`.${extension}`))
    if (isFile || ![host.replace(/^www\./, ''), ...rules.insideHosts].some(isWithin)) {
      return { name: isFile ? 'download' : 'outbound', target: (origin + pathname).slice(0, LONGEST) }
    }
  } catch {
    // an address that leads nowhere
  }
  return
}
