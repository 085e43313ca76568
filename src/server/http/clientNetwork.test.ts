import { expect, it } from 'vitest'
import { clientNetwork } from './clientNetwork.ts'

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the place %s', (address, place) => expect(clientNetwork(address)).toBe(place))
