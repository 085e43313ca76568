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

/** What following a link means; null for one that stays within the site, or that we know nothing to say of. Never throws. */
export function classifyLink(address: string, isDownload: boolean, { base, host }: LinkPage, rules: LinkRules): LinkEvent | null {
  try {
    const { protocol, hostname, origin, pathname } = new URL(address, base)
    const told = (name: LinkEvent['name'], target: string): LinkEvent => ({ name, target: target.slice(0, LONGEST) })
    if (protocol === 'mailto:' || protocol === 'tel:') return told(protocol === 'tel:' ? 'tel' : 'mailto', plain(pathname))
    if (!/^https?:/.test(protocol)) return null
    const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? ''
    // A file elsewhere is a download too, and not a second event besides.
    if (isDownload || rules.extensions.includes(extension.toLowerCase())) return told('download', origin + pathname)
    const houses = [host.replace(/^www\./, ''), ...rules.insideHosts]
    return houses.some((house) => hostname === house || hostname.endsWith(`.${house}`)) ? null : told('outbound', origin + pathname)
  } catch {
    return null // an address that leads nowhere
  }
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
