import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './encodings.ts'
import { matchesEtag } from './answerWith.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['br;q=molto', 'identity'],
    ['gzip ; q=0.4 , br ; q=0.3', 'gzip'],
  ])('for «%s» is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('a tag', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['*', true],
    [' * ', true],
    ['"x", "abc"', true],
    ['"x",W/"abc" ,"y"', true],
    ['"ab"', false],
    ['abc', false],
    ['', false],
    [undefined, false],
  ])('"abc" is among %s: %s', (header, isThere) => expect(matchesEtag(header, '"abc"')).toBe(isThere))
})
