import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import type { LayoutData } from '../layoutData.ts'
import { nearbyPages, Pagination } from './Pagination.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({}),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
}
const drawn = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination layout={layout} list={{ articles: [], address: '/sezioni/arti', total: 60, page, pages }} />)

it('is not there when everything is on one page', () => expect(drawn(1, 1)).toBe(''))

it('leads from the first page onwards only', () => {
  expect(drawn(1, 3)).toContain('rel="next" href="/sezioni/arti/pagina/2"')
  expect(drawn(1, 3)).not.toContain('rel="prev"')
})

it('leads back to the list itself, not to a page 1 beside it', () => {
  expect(drawn(2, 3)).toContain('rel="prev" href="/sezioni/arti"')
  expect(drawn(2, 3)).not.toContain('pagina/1')
})

it('stops at the last page', () => expect(drawn(3, 3)).not.toContain('rel="next"'))

it('says which page this is', () =>
  expect(drawn(2, 3)).toContain('<a href="/sezioni/arti/pagina/2" aria-label="Pagina 2 di 3" aria-current="page">2</a>'))

it.each([
  ['the only page', 1, 1, [1]],
  ['two pages', 2, 2, [1, 2]],
  ['the first of many', 1, 9, [1, 2, 9]],
  ['the last of many', 9, 9, [1, 8, 9]],
  ['one in the middle, with a gap on each side', 5, 9, [1, 4, 5, 6, 9]],
  ['a gap of one page is filled', 4, 9, [1, 2, 3, 4, 5, 9]],
  ['and on the other side', 6, 9, [1, 5, 6, 7, 8, 9]],
])('%s', (_name, page, pages, expected) => expect(nearbyPages(page, pages)).toEqual(expected))
