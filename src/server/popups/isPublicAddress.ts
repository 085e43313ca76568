import { BlockList, isIP } from 'node:net'

/** Networks that are not the public one: ourselves, neighbours, machinery, and what stands for them. IANA's special-purpose registries. */
const PRIVATE_V4: readonly [string, number][] = [
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

const closed = new BlockList()
for (const [network, bits] of PRIVATE_V4) closed.addSubnet(network, bits, 'ipv4')
const open6 = new BlockList()
// All that is given out to the world; what lies in it for other purposes is closed again below.
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6')

/** Is it an address of the public network? A webhook may lead nowhere else: not to this machine, nor to its neighbours. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 4) return !closed.check(bare, 'ipv4')
  // What is written as IPv6 and means IPv4 lies outside of 2000::/3, or in the ranges that are closed in it.
  return isIP(bare) === 6 && open6.check(bare, 'ipv6') && !closed6.check(bare, 'ipv6')
}
