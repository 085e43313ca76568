import { expect, it } from 'vitest'
import { openBackOfficeServer } from '../../tests/support/backOfficeServer.ts'
import { openMagazine } from '../../tests/support/magazine.ts'
import { unwrap } from '../../tests/support/newsroom.ts'
import { printedRoutes } from '../../tests/support/printedRoutes.ts'
import { pageSchema } from '../content/kinds/page.ts'
import { isOwnAddress, isReserved, isSitePage } from '../content/addresses/siteRoot.ts'
import { slug } from '../content/fields.ts'
import { readerPages } from './pages/readerPages.ts'

const WHAT_TO_DO = 'Say in src/content/addresses/siteRoot.ts what stands there, or an editor can make a page at its address.'

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

it.each([
  ['archivio', 'Archivio', 'the page of the site that stands there by now'],
  ['consenso', 'Le nostre carte', 'itself, since nothing else is read there'],
])('a page that was called %s before it was reserved: «%s» is read there, %s; its editor is told to move it', async (word, title) => {
  const { newsroom, ada, database, text } = await openMagazine()
  const { id, content } = unwrap(await newsroom.create(ada, 'page', { title: 'Le nostre carte', slug: 'le-nostre-carte' }))
  unwrap(await newsroom.publish(ada, 'page', id, 1))
  const older = { ...content, slug: word }
  const { db } = database
  await db.updateTable('document').set({ slug: word }).where('id', '=', id).execute()
  await db.updateTable('publication').set({ slug: word }).where('documentId', '=', id).execute()
  const stored = { content: JSON.stringify(older) }
  await db.updateTable('revision').set(stored).where('documentId', '=', id).execute()

  expect(await text(`/${word}`)).toContain(`<h1>${title}</h1>`)
  expect((await text('/sitemap-1.xml')).split(`/${word}<`)).toHaveLength(2)

  const reserved = { path: ['slug'], problem: { message: 'slug-reserved' } }
  expect(await newsroom.save(ada, 'page', id, 1, older)).toMatchObject({ ok: false, reason: 'invalid', problems: [reserved] })
  unwrap(await newsroom.save(ada, 'page', id, 1, { ...older, slug: 'carte' }))
  unwrap(await newsroom.publish(ada, 'page', id, 2))
  expect(await text('/carte')).toContain('<h1>Le nostre carte</h1>')
})
