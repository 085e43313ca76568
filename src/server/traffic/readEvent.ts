import { OTHER_TARGETS, TRAFFIC_EVENTS, type TrafficCount, type TrafficEvent } from '../../content/traffic/traffic.ts'
import { pageAt } from '../pages/pageAt.ts'

type Counted = Pick<TrafficCount, 'kind' | 'target'>

/** An address grows as it is percent-encoded; what is longer than this PostgreSQL could not find again by an index. */
const LONGEST = 300
const REASONS = /^(ok|dismiss|auto_hide)$/

/** What a page told of, as it is added up; nothing where it makes no sense. Whoever sends it may have made it up. */
export function readEvent(given: URLSearchParams, siteUrl: string): Counted[] {
  return readCounted(given, siteUrl).map(({ kind, target }) => ({ kind, target: target.length <= LONGEST ? target : OTHER_TARGETS }))
}

function readCounted(given: URLSearchParams, siteUrl: string): Counted[] {
  const target = given.get('target') ?? ''
  const page = pageAt(given.get('page') ?? '') ?? OTHER_TARGETS
  const name = given.get('name')
  if (name === 'page_view') {
    const from = hostOf(target, siteUrl)
    return [{ kind: 'page', target: page }, ...(from ? [{ kind: 'referrer' as const, target: from }] : [])]
  }
  const event = TRAFFIC_EVENTS.find((one) => one === name)
  const told = event && targetOf(event, target, { page, siteUrl, reason: given.get('reason') ?? '' })
  return event && told !== null && told !== undefined ? [{ kind: event, target: told }] : []
}

interface Around {
  readonly page: string
  readonly siteUrl: string
  readonly reason: string
}

function targetOf(event: TrafficEvent, target: string, { page, siteUrl, reason }: Around): string | null {
  switch (event) {
    case 'download':
    case 'outbound':
      return referrerOf(target, siteUrl)
    case 'mailto':
      // Without anybody to write to: a link to send the page on.
      return target === '' || /^[^\s@,]{1,64}@[\w.-]{1,190}$/.test(target) ? target.toLowerCase() : null
    case 'tel':
      return /^[+\d][\d ().;=*#a-z-]{1,40}$/i.test(target) ? target : null
    case 'hash_change':
      return /^#[\p{L}\p{N}_.:%-]{0,80}$/u.test(target) ? page + target : null
    case 'popup_view':
      return isPopupId(target) ? target : null
    case 'popup_close':
      return isPopupId(target) && REASONS.test(reason) ? `${target} ${reason}` : null
  }
}

const isPopupId = (id: string): boolean => /^[\w-]{1,64}$/.test(id)

/** A path of ours, or where it is elsewhere. */
function referrerOf(address: string, siteUrl: string): string | null {
  const { protocol, origin, host, pathname } = parse(address) ?? {}
  if (!protocol || !/^https?:$/.test(protocol)) return null
  return origin === new URL(siteUrl).origin ? (pathname ?? '') : `${host}${pathname}`.replace(/\/$/, '')
}

/** The host that a reader came from; none for our own. */
function hostOf(address: string, siteUrl: string): string | null {
  const { protocol, hostname = '' } = parse(address) ?? {}
  if (!protocol || !/^https?:$/.test(protocol)) return null
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(hostname) === bare(new URL(siteUrl).hostname) ? null : bare(hostname)
}

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)
