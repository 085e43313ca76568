import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSupportPage } from './isSupportPage.ts'

it.each<[string, string, string, boolean]>([
  ['the page itself', 'https://a.it/sostieni-la-rivista', 'sostieni-la-rivista', true],
  ['anywhere in the address', 'https://a.it/x?y=sostieni-la-rivista#z', 'sostieni-la-rivista', true],
  ['one letter short', 'https://a.it/sostieni-la-rivist', 'sostieni-la-rivista', false],
  ['encoded letters', 'https://a.it/%73ostieni%2Dla-rivista', 'sostieni-la-rivista', true],
  ['accents, as browsers write them', 'https://a.it/novit%C3%A0', 'novità', true],
  ['a slug given encoded', 'https://a.it/novit%C3%A0', 'novit%C3%A0', true],
  ['half an escape before it', 'https://a.it/%E0%A4%A/sostieni', 'sostieni', true],
  ['bytes that are no letter', 'https://a.it/%FF/sostieni', 'sostieni', true],
])('%s', (_name, address, slug, expected) => expect(isSupportPage(address, slug)).toBe(expected))

it('never throws', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (address, slug) => typeof isSupportPage(`%${address}%`, slug) === 'boolean'))
})
