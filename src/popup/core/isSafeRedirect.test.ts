import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSafeRedirect } from './isSafeRedirect.ts'

it.each<[string, boolean]>([
  ['/sostieni-la-rivista', true],
  ['sostieni', true],
  ['?a=1', true],
  ['#fine', true],
  ['https://a.it/', true],
  ['HTTP://a.it', true],
  ['//a.it', true],
  ['/x:y', true],
  ['', false],
  ['  \n', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' \u0001javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\njavascript\r:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['blob:https://a.it/x', false],
  ['mailto:a@b.it', false],
  ['httpsx://a.it', false],
])('%j: %s', (address, expected) => expect(isSafeRedirect(address)).toBe(expected))

it('follows only what a browser reads as http(s)', () => {
  const pieces = fc.constantFrom(
    'javascript',
    'java',
    'script',
    ':',
    '/',
    '//',
    '\t',
    '\n',
    ' ',
    '\u0000',
    'http',
    'https',
    'data',
    '#',
    '?',
    'x',
    '\\',
    '.',
  )
  const address = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(address, (text) => {
      if (!isSafeRedirect(text) || !URL.canParse(text, 'https://edicola.it/pagina')) return
      expect(new URL(text, 'https://edicola.it/pagina').protocol).toMatch(/^https?:$/)
    }),
    { numRuns: 2000 },
  )
})
