/** Networks of IPv4 that are not the public one: ourselves, neighbours, machinery, and what stands for them. IANA's special-purpose registries. */
const CLOSED_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Names that lead nowhere but to this machine and its neighbours: RFC 6761, 6762, 8375, and ICANN's `internal`. */
const LOCAL_NAME = /^[^.]+$|(^|\.)(localhost|local|internal|home\.arpa|lan|intranet|private|corp|home)$/

/** Is it an address of the public network? A webhook may lead nowhere else: not to this machine, nor to its neighbours. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').toLowerCase()
  if (isV4(bare)) return !CLOSED_V4.some(([network, bits]) => prefix(bare, bits) === prefix(network, bits))
  return isV6(bare) && isPublicV6(bare)
}

/** Does the name or address in a URL lead to this machine or its neighbours? What a public name resolves to is looked at when it is called. */
export function isLocalHost(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.$/, '')
  return isV4(bare) || bare.startsWith('[') ? !isPublicAddress(bare) : LOCAL_NAME.test(bare)
}

const isV4 = (text: string): boolean => /^(\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255)
const isV6 = (text: string): boolean => URL.canParse(`http://[${text}]/`)

/** The first bits of an address, as a number. */
function prefix(address: string, bits: number): number {
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return Math.floor(value / 2 ** (32 - bits))
}

/**
 * All that is given out to the world is 2000::/3, without what lies in it for other purposes. What is written as IPv6 and means IPv4 lies
 * outside of it, or in those.
 */
function isPublicV6(address: string): boolean {
  const [first = 0, second = 0] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split('::', 1)
    .flatMap((head) => head.split(':').map((part) => Number.parseInt(part || '0', 16)))
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8
  return !(first === 0x3fff && second < 0x1000)
}
