import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, originForm } from './canonicalAddress.ts'

describe('one address each', () => {
  it.each([
    ['/articoli/a/', '/articoli/a'],
    ['//articoli///a', '/articoli/a'],
    ['/Articoli/A', '/articoli/a'],
    ['/articoli/%61', '/articoli/a'],
    ['/articoli/./b/../a', '/articoli/a'],
    ['/%2e%2e/articoli/a', '/articoli/a'],
    ['/index.html', '/'],
    ['/articoli/a/index.html?da=feed', '/articoli/a?da=feed'],
    ['/sezioni/arti/pagina/1', '/sezioni/arti'],
    ['/pagina/1/index.html', '/'],
    ['/articoli/perch%c3%a9', '/articoli/perch%C3%A9'],
    ['//altrove.example', '/altrove.example'],
    ['/\\altrove.example', '/%5Caltrove.example'],
    ['/admin/', '/admin'],
    ['/Cerca?q=Elsa%20Prima&q=2', '/cerca?q=Elsa%20Prima&q=2'],
  ])('%s leads to %s', (url, canonical) => expect(canonicalAddress(url)).toBe(canonical))

  it.each([
    '/',
    '/?utm_source=x',
    '/articoli/a',
    '/assets/main-AbC.js',
    '/anteprima/aBc',
    '/articoli/%',
    '/articoli/%00',
    '/a%2Fb',
    '/a@b',
    '*',
  ])('%s stays as it is', (url) => expect(canonicalAddress(url)).toBeNull())

  it('is reached in one step from anywhere, and never leaves the site', () => {
    const pieces = fc.constantFrom(
      'a',
      'B',
      '/',
      '//',
      '.',
      '..',
      '%61',
      '%2E',
      '%5c',
      '\\',
      'index.html',
      'pagina/1',
      '%C3%A9',
      'è',
      '?',
      '#',
      '%',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const canonical = canonicalAddress(`/${parts.join('')}`)
        if (canonical === null) return
        expect(canonical).toMatch(/^\/(?![/\\])/)
        expect(canonicalAddress(canonical)).toBeNull()
      }),
    )
  })

  it.each([
    ['/articoli/a', '/articoli/a'],
    ['http://rivista.example/articoli/a?b', '/articoli/a?b'],
    ['HTTP://rivista.example', '/'],
    ['http://rivista.example?b', '/?b'],
    ['*', '*'],
  ])('a request for %s is one for %s', (url, path) => expect(originForm(url)).toBe(path))
})
