import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import type { LayoutData } from '../layoutData.ts'
import { Pagination } from './Pagination.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({}),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], islands: '', popup: null, analytics: null },
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
