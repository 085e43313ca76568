import { expect, test, type Page } from '@playwright/test'
import type { Moment } from '../../src/site/islands/islands.ts'

const GALLERY = '/articoli/il-lato-in-ombra'
const island = (page: Page) => page.locator('[data-island="Gallery"]')

/** An article whose gallery, far below the fold, wakes at another moment than it does in the magazine. */
async function openWith(page: Page, moment: Moment): Promise<void> {
  await page.route(`**${GALLERY}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('data-when="touched"', `data-when="${moment}"`) })
  })
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
}

test('an island that wakes when it is seen sleeps until it is', async ({ page }) => {
  await openWith(page, 'visible')
  await expect(island(page)).not.toHaveAttribute('data-awake')
  await island(page).scrollIntoViewIfNeeded()
  await expect(island(page)).toHaveAttribute('data-awake')
})

test('an island that wakes when the browser is idle needs nobody to come near', async ({ page }) => {
  await openWith(page, 'idle')
  await expect(island(page)).toHaveAttribute('data-awake')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an island that wakes when it is touched sleeps while it is only looked at', async ({ page }) => {
  await openWith(page, 'touched')
  await island(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(island(page)).not.toHaveAttribute('data-awake')
  await page.locator('.gallery-items a').first().focus()
  await expect(island(page)).toHaveAttribute('data-awake')
})
