import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch } from './readSearch.ts'

describe('what an address asks of the search', () => {
  it.each([
    ['nothing', {}, { typed: '', section: '', author: '', page: 1 }],
    [
      'everything',
      { q: 'faro', sezione: 'arti', autore: 'elsa-prima', pagina: '3' },
      { typed: 'faro', section: 'arti', author: 'elsa-prima', page: 3 },
    ],
    ['the same twice', { q: ['faro', 'mare'] }, { typed: '' }],
    ['signs that nobody sees', { q: '\0faro\u0007 \t di\u00a0notte' }, { typed: 'faro di notte' }],
    ['a word still being typed', { q: ' faro ' }, { typed: 'faro ' }],
    ['a book', { q: 'a'.repeat(10_000) }, { typed: 'a'.repeat(300) }],
    ['half a character', { q: `${'a'.repeat(299)}😀` }, { typed: `${'a'.repeat(299)} ` }],
    ['a section that cannot be', { sezione: "arti'; drop" }, { section: '' }],
    ['a page that is no number', { pagina: 'abc' }, { page: 1 }],
    ['page zero', { pagina: '0' }, { page: 1 }],
    ['a page below zero', { pagina: '-2' }, { page: 1 }],
    ['the last page that can be asked for', { pagina: '99999' }, { page: 99_999 }],
    ['a page beyond all', { pagina: '100000' }, { page: 1 }],
  ])('reads %s', (_name, query, expected) => expect(readSearch(query)).toMatchObject(expected))

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'sezione', 'autore', 'pagina'), fc.anything()), (query) => {
        const { typed, page } = readSearch(query)
        expect(() => encodeURIComponent(typed)).not.toThrow()
        expect(page).toBeGreaterThan(0)
      }),
    )
  })
})
