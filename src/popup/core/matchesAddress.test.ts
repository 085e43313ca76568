import { expect, it } from 'vitest'
import { matchesAddress } from './matchesAddress.ts'

it.each<[string, string, string, boolean]>([
  ['the home page', '<front>', '/', true],
  ['and no other', '<front>', '/articoli', false],
  ['the very path', '/articoli/a', '/articoli/a', true],
  ['not a longer one', '/articoli/a', '/articoli/ab', false],
  ['a star at the end', '/articoli/*', '/articoli/a/b', true],
  ['which needs what stands before it', '/articoli/*', '/articoli', false],
  ['a star at the beginning', '*/pagina/2', '/sezioni/arti/pagina/2', true],
  ['a star in the middle', '/sezioni/*/pagina/*', '/sezioni/arti/pagina/2', true],
  ['a star for nothing at all', '/art*icoli', '/articoli', true],
  ['a star alone', '*', '/', true],
  ['two stars that would have to share', '/a*a', '/a', false],
  ['parts that must come in order', '/*b*a*', '/ab', false],
  ['parts that do', '/*a*b*', '/xaxbx', true],
  ['a slash too many', '/articoli/', '/articoli', true],
  ['capitals', '/Articoli/*', '/articoli/a', true],
  ['letters that addresses encode', '/tag/perché', '/tag/perch%C3%A9', true],
  ['a stray percent', '/100%', '/100%', true],
  ['whatever the query', '/articoli/a', '/articoli/a?utm_source=x', true],
  ['signs that mean something to others', '/a.c', '/abc', false],
])('%s', (_name, pattern, path, expected) => expect(matchesAddress(pattern, path)).toBe(expected))

it('is not slowed by a pattern full of stars', () => {
  const begun = performance.now()
  expect(matchesAddress(`/${'*a'.repeat(150)}*b`, `/${'a'.repeat(4000)}`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(100)
})
