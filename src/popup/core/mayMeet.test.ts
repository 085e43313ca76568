import { describe, expect, it } from 'vitest'
import { everywhere } from '../../../tests/support/everywhere.ts'
import { mayMeet, patternsMeet } from './mayMeet.ts'
import type { Targeting } from './whyElsewhere.ts'

const KINDS = { home: '/', article: '/articoli/*', issue: '/numeri/*' }

describe('two announcements', () => {
  it.each<[string, Partial<Targeting>, Partial<Targeting>, boolean]>([
    ['everywhere', {}, {}, true],
    ['everywhere and on the home page', {}, { include: ['<front>'] }, true],
    ['on different pages', { include: ['/a'] }, { include: ['/b'] }, false],
    ['on pages that patterns share', { include: ['/art*'] }, { include: ['*/mare'] }, true],
    ['of different kinds', { pageKinds: ['article'] }, { pageKinds: ['home'] }, false],
    ['a kind, and an address that is not of it', { pageKinds: ['article'] }, { include: ['/numeri/*'] }, false],
    ['a kind, and an address that is', { pageKinds: ['article'] }, { include: ['/articoli/a'] }, true],
    ['in different sections', { sections: ['a'] }, { sections: ['b'] }, false],
    ['under different tags, which one article may have', { tags: ['a'] }, { tags: ['b'] }, true],
    ['in different languages', { languages: ['it'] }, { languages: ['en'] }, false],
    ['for phones and for others', { maxWidth: 599 }, { minWidth: 600 }, false],
    ['for windows that both have', { maxWidth: 600 }, { minWidth: 600 }, true],
    ['where the other is excluded', { include: ['<front>'] }, { exclude: ['<front>'] }, false],
    ['one that is only called', { parameter: 'x' }, {}, false],
    ['both called by one name', { parameter: 'x' }, { parameter: 'x', include: ['/a'] }, true],
  ])('%s', (_name, a, b, expected) => {
    expect(mayMeet({ ...everywhere, ...a }, { ...everywhere, ...b }, KINDS)).toBe(expected)
    expect(mayMeet({ ...everywhere, ...b }, { ...everywhere, ...a }, KINDS)).toBe(expected)
  })
})

it.each([
  ['', '', true],
  ['a', '', false],
  ['*', '', true],
  ['a*', '*b', true],
  ['a*c', 'ab*', true],
  ['a*c', 'b*', false],
  ['*a*', '*b*', true],
  ['/a', '/a', true],
  ['/a', '/ab', false],
  ['/*/x', '/a/*', true],
  ['abc', 'a*d', false],
])('%j and %j', (a, b, expected) => {
  expect(patternsMeet(a, b)).toBe(expected)
  expect(patternsMeet(b, a)).toBe(expected)
})
