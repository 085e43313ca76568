import { describe, expect, it } from 'vitest'
import { hasFilters, NO_FILTERS, readArticleQuery, toFilter, writeArticleQuery, type ArticleQuery } from './articleQuery.ts'

const plain: ArticleQuery = { view: 'all', ...NO_FILTERS, sort: 'updatedAt', isDescending: true, page: 1 }
const read = (address: string) => readArticleQuery(new URLSearchParams(address))

describe('the address of a list of articles', () => {
  it.each<[string, string, Partial<ArticleQuery>]>([
    ['nothing said is everything, newest first', '', {}],
    ['a view and words', 'vista=drafts&q=mare', { view: 'drafts', words: 'mare' }],
    ['an ascending order', 'ordine=title', { sort: 'title', isDescending: false }],
    ['a descending one', 'ordine=-publishedAt', { sort: 'publishedAt' }],
    ['what it is about', 'sezione=s1&firma=a1&numero=n1&tema=t1', { section: 's1', author: 'a1', issue: 'n1', tag: 't1' }],
    ['a page', 'pagina=3', { page: 3 }],
    ['nonsense is not said', 'vista=x&stato=y&ordine=z&pagina=-1&dal=ieri&sezione=a%20b', {}],
  ])('reads %s', (_name, address, expected) => expect(read(address)).toEqual({ ...plain, ...expected }))

  it('writes what it reads', () => {
    const address = 'vista=mine&q=mare&stato=draft&sezione=s1&dal=2026-11-01&al=2026-11-30&ordine=title&pagina=2'
    expect(writeArticleQuery(read(address)).toString()).toBe(address)
    expect(writeArticleQuery(plain).toString()).toBe('')
  })

  it('knows filters from views', () => {
    expect(hasFilters(read('vista=mine&pagina=2&ordine=title'))).toBe(false)
    expect(hasFilters(read('stato=draft'))).toBe(true)
  })

  it('asks for whole days of the magazine’s clock', () => {
    expect(toFilter(read('dal=2026-11-01&al=2026-11-30'), 'Europe/Rome')).toEqual({
      publishedFrom: '2026-10-31T23:00:00.000Z',
      publishedUntil: '2026-11-30T23:00:00.000Z',
    })
  })

  it('asks for all that is named at once', () => {
    expect(toFilter(read('vista=review&sezione=s1&tema=t1'), 'Europe/Rome')).toEqual({ inReview: true, naming: ['s1', 't1'] })
  })
})
