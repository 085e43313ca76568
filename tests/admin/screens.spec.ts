import { expect } from '@playwright/test'
import { newPlace } from './support/announcing.ts'
import { make } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { test } from './support/test.ts'

const LISTS = ['', '/article', '/section', '/tag', '/author', '/issue', '/menu', '/redirect', '/calendario', '/impostazioni', '/nulla']
const OTHERS = ['/user', '/audit', '/profilo', '/media', '/popup', '/popup/perche', '/popup/:id', '/popup/:id/numeri']

test('a screen that waits for its answer says nothing of it, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/api\/admin\/(?!me$)/, () => {}) // never answered
  for (const path of ['/article', '/media', '/menu', '/calendario', '/impostazioni']) {
    await test.step(path, async () => {
      await page.goto(`/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible()
      await expect(page.getByText(/Niente|Ancora ness|Nessun/)).toHaveCount(0)
      await passesAxe(page)
    })
  }
})

test('what stands above a list stays where it is when the answer comes', async ({ page }) => {
  for (const kind of ['article', 'tag']) {
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(new RegExp(`/api/admin/${kind}\\?`), async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/admin/${kind}`)
    const search = page.getByRole('searchbox')
    await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible()
    // How wide things are depends on whether the fonts have come; how high they stand does not.
    const height = async () => (await search.boundingBox())?.y
    const before = await height()
    answer()
    await expect(page.getByRole('main').locator(`a[href*="/admin/${kind}/"]`).nth(1)).toBeVisible()
    expect(await height()).toBe(before)
  }
})

for (const [width, colorScheme, paths] of [
  [390, 'light', LISTS],
  [390, 'dark', OTHERS],
  [1280, 'light', OTHERS],
] as const) {
  test(`screens fit ${width} pixels, and axe finds nothing in ${colorScheme} colours: ${paths.join(' ')}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const { name, title, popupId } = await newPlace(page)
    const id = await make(page.request, 'popup', { id: popupId, name, title, variants: [{ title: 'Un altro testo' }] })
    for (const path of paths) {
      await test.step(path || '/', async () => {
        await page.goto(`/admin${path.replace(':id', id)}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        if (path === '/media') await expect(page.getByRole('button', { name: /^Apri / }).first()).toBeVisible()
        if (path.startsWith('/popup')) {
          await expect(page.getByText(path.endsWith('numeri') ? 'Ancora nessun numero' : name).first()).toBeVisible()
        }
        if (width === 1280 && path === '/popup/:id') {
          // The preview is drawn, and its button wakes up. Axe cannot look into a frame in which no script runs; the page in it has journeys of its own.
          await expect(page.getByRole('button', { name: 'Prova come un lettore' })).toBeEnabled()
          await page.locator('iframe').evaluate((frame) => frame.remove())
        }
        await fits(page)
        await passesAxe(page)
      })
    }
  })
}
