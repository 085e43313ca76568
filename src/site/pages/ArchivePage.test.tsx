import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../layoutData.ts'
import { ArchivePage } from './ArchivePage.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({}),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
}
const drawn = (months: readonly ArchiveMonth[]) => renderToStaticMarkup(<ArchivePage layout={layout} months={months} />)
const html = drawn([
  { year: '2026', month: '02', articles: 1 },
  { year: '2026', month: '01', articles: 20 },
  { year: '2025', month: '12', articles: 10 },
])

it('has the twelve months of every year, and links to those in which something came out', () => {
  expect(html.match(/<li[^>]*><(a|span) class="month"/g)).toHaveLength(24)
  expect(html.match(/<a class="month"/g)).toHaveLength(3)
  expect(html).toMatch(/<a class="month" href="\/archivio\/2026\/02">.*?febbraio, 1 articolo<\/span><\/a>/)
})

it('says how much came out in a year', () => expect(html).toContain('2026</h2><p class="page-note">21 articoli'))

it.each([
  ['the fullest month of all', '/archivio/2026/01', '100%'],
  ['half as many, in another year', '/archivio/2025/12', '50%'],
  ['very few', '/archivio/2026/02', '5%'],
])('draws one measure for all years: %s', (_name, address, height) => {
  expect(html).toContain(`href="${address}"><span class="month-bar" style="height:${height}">`)
})

it('says so where nothing came out yet', () => expect(drawn([])).toContain('L’archivio è ancora vuoto.'))
