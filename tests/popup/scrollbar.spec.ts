import { launchOptions } from '../support/browser.ts'
import { popup } from './support/markup.ts'
import { dialog, expect, test } from './support/test.ts'

// Playwright hides scrollbars, which take no room then.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: [...launchOptions.ignoreDefaultArgs, '--hide-scrollbars'] } })

test('the page behind keeps its place, and the backdrop covers the place of its scrollbar', async ({ page, open }) => {
  await open({ body: popup({ options: { auto_open: false } }) + '<button class="open-modal-page">Apri</button>', height: 3000 })
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
  const before = await width()
  expect(before).toBeLessThan(await page.evaluate(() => innerWidth))
  await page.getByText('Apri').click()
  await expect(dialog(page)).toBeVisible()
  expect(await width()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(await page.evaluate(() => innerWidth))
})
