import { expect, it } from 'vitest'
import { openBackOfficeServer } from '../../tests/support/backOfficeServer.ts'
import { printedRoutes } from '../../tests/support/printedRoutes.ts'
import { pageSchema } from '../content/kinds/page.ts'
import { isOwnAddress, isReserved, isSitePage } from '../content/siteRoot.ts'
import { slug } from '../content/fields.ts'
import { readerPages } from './pages/readerPages.ts'

const WHAT_TO_DO = 'Say in src/content/siteRoot.ts what stands there, or an editor can make a page at its address.'

it('no page of an editor can stand where the server answers', async () => {
  const { app } = await openBackOfficeServer()
  const words = printedRoutes(app.printRoutes({ commonPrefix: false })).map((route) => route.split('/')[1] ?? '')
  // A page could not be called `feed.xml` or `:slug`.
  const possible = [...new Set(words)].filter((word) => slug.safeParse(word).success)
  expect(possible.length).toBeGreaterThan(10)
  expect(
    possible.filter((word) => !isReserved(word)),
    WHAT_TO_DO,
  ).toEqual([])
})

it('every page that is always there is known as one', () => {
  const fixed = readerPages.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'))
  expect(
    fixed.filter((path) => !isSitePage(path)),
    WHAT_TO_DO,
  ).toEqual([])
})

it.each([
  ['/', true],
  ['/numeri', true],
  ['/numeri/uno', false],
  ['/articoli', false],
  ['/articoli/uno', false],
  ['/cerca', true],
  ['/api/qualunque/cosa', true],
  ['/consenso', true],
  ['/chi-siamo', false],
])('%s: does the site itself answer? %s', (path, expected) => expect(isOwnAddress(path)).toBe(expected))

it.each(['consenso', 'raccolta', 'articoli', 'archivio', 'admin'])('a page cannot be called %s', (word) => {
  expect(pageSchema.safeParse({ title: 'x', slug: word }).error?.issues).toMatchObject([{ path: ['slug'], message: 'slug-reserved' }])
})
