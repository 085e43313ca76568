import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayMeet, patternsMeet, type SiteKinds } from './mayMeet.ts'
import { NO_TARGETING, isForWidth, targetingMismatch, type PageContext, type Targeting } from './targeting.ts'

const KINDS: SiteKinds = {
  home: { addresses: ['/'] },
  search: { addresses: ['/cerca'] },
  issue: { addresses: ['/numeri/:'] },
  article: { addresses: ['/articoli/:'], hasSection: true, tags: 'many' },
  section: { addresses: ['/sezioni/:', '/sezioni/:/pagina/:'], hasSection: true },
  tag: { addresses: ['/tag/:'], tags: 'one' },
  page: { addresses: ['/:'] },
}

describe('two announcements', () => {
  it.each<[string, Partial<Targeting>, Partial<Targeting>, boolean]>([
    ['NO_TARGETING', {}, {}, true],
    ['NO_TARGETING and on the home page', {}, { include: ['<front>'] }, true],
    ['on different pages', { include: ['/a'] }, { include: ['/b'] }, false],
    ['on one page, spelled in two ways', { include: ['/A/'] }, { include: ['/a'] }, true],
    ['on pages that patterns share', { include: ['/art*'] }, { include: ['*/mare'] }, true],
    ['on pages that patterns would share if the site had them', { include: ['/a/b/*'] }, { include: ['*/c/d'] }, false],
    ['a section, and a page that has none', { sections: ['a'] }, { pageKinds: ['home'] }, false],
    ['a section, and the addresses of issues', { sections: ['a'] }, { include: ['/numeri/*'] }, false],
    ['a section, and an article', { sections: ['a'] }, { include: ['/articoli/mare'] }, true],
    ['a section, and its second page', { sections: ['a'] }, { include: ['/sezioni/*/pagina/2'] }, true],
    ['a section and a tag, which one article may have', { sections: ['a'] }, { tags: ['b'] }, true],
    ['a section, and the page of a tag', { sections: ['a'] }, { tags: ['b'], pageKinds: ['tag'] }, false],
    ['the pages of different tags', { tags: ['a'], pageKinds: ['tag'] }, { tags: ['b'], pageKinds: ['tag'] }, false],
    ['the pages of one tag', { tags: ['a', 'c'], pageKinds: ['tag'] }, { tags: ['b', 'c'], pageKinds: ['tag'] }, true],
    ['pages of words, and articles by their address', { pageKinds: ['page'] }, { include: ['/articoli/*'] }, false],
    ['pages of words, and the home page', { pageKinds: ['page'] }, { include: ['<front>'] }, false],
    ['pages of words, and the search', { pageKinds: ['page'] }, { include: ['/cerca'] }, false],
    ['pages of words, and one of them', { pageKinds: ['page'] }, { include: ['/chi-siamo'] }, true],
    ['a page among those that the other excludes', { include: ['/articoli/mare'] }, { exclude: ['/articoli/*'] }, false],
    ['articles, and all but articles', { pageKinds: ['article'] }, { exclude: ['/articoli/*'] }, false],
    ['articles, and all but some articles', { pageKinds: ['article'] }, { exclude: ['/articoli/m*'] }, true],
    ['a section, and all but articles', { sections: ['a'] }, { exclude: ['/articoli/*'] }, true],
    ['articles of a section, and all but articles', { sections: ['a'], pageKinds: ['article'] }, { exclude: ['/Articoli/*'] }, false],
    ['both called by one name, on windows that differ', { parameter: 'x', maxWidth: 599 }, { parameter: 'x', minWidth: 600 }, false],
    ['called by different names', { parameter: 'x' }, { parameter: 'y' }, false],
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
    expect(mayMeet({ ...NO_TARGETING, ...a }, { ...NO_TARGETING, ...b }, KINDS)).toBe(expected)
    expect(mayMeet({ ...NO_TARGETING, ...b }, { ...NO_TARGETING, ...a }, KINDS)).toBe(expected)
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
  ['/:', '/a', true],
  ['/:', '/', false],
  ['/:', '/a/b', false],
  ['/:', '/*', true],
  ['/:/b', '/a/*', true],
  ['/:', '*/b', true],
  ['/a/:', '/*/b/c', false],
])('%j and %j', (a, b, expected) => {
  expect(patternsMeet(a, b)).toBe(expected)
  expect(patternsMeet(b, a)).toBe(expected)
})

it('never says no where both would stand on a page', () => {
  const page = (path: string, kind: string, more: Partial<PageContext> = {}): PageContext => ({
    path,
    kind,
    parameter: '',
    sections: [],
    tags: [],
    language: 'it',
    ...more,
  })
  const places = [
    page('/', 'home'),
    page('/cerca', 'search'),
    page('/chi-siamo', 'page', { language: 'en' }),
    page('/numeri/uno', 'issue'),
    page('/articoli/mare', 'article', { sections: ['s'], tags: ['t', 'u'] }),
    page('/articoli/monte', 'article', { sections: ['z'], language: 'en' }),
    page('/sezioni/s/pagina/2', 'section', { sections: ['s'] }),
    page('/tag/t', 'tag', { tags: ['t'] }),
  ]
  const some = (...items: string[]) => fc.subarray(items, { maxLength: 2 })
  const patterns = () =>
    some('<front>', '/Articoli/', '/articoli/*', '*/mare', '/*', '/chi-siamo', '/cerca', '/sezioni/*/pagina/2', '*', '/t*/t')
  const targeting = fc.record({
    include: patterns(),
    exclude: patterns(),
    pageKinds: some(...Object.keys(KINDS)),
    sections: some('s', 'z'),
    tags: some('t', 'u', 'v'),
    languages: some('it', 'en'),
    minWidth: fc.option(fc.nat(3)),
    maxWidth: fc.option(fc.nat(3)),
    parameter: fc.constantFrom('', 'x', 'y'),
  })
  fc.assert(
    fc.property(
      targeting,
      targeting,
      fc.constantFrom(...places),
      fc.nat(3),
      fc.constantFrom('', 'x'),
      (a, b, context, width, parameter) => {
        // One that only its name calls competes with nobody.
        fc.pre([a, b].every((one) => one.parameter === '' || one.include.length > 0 || a.parameter === b.parameter))
        const at = { ...context, parameter: a.parameter === b.parameter ? parameter : '' }
        const stands = (one: Targeting) => targetingMismatch(one, at) === null && isForWidth(one, width)
        if (stands(a) && stands(b)) expect(mayMeet(a, b, KINDS)).toBe(true)
      },
    ),
    { numRuns: 5000 },
  )
})
