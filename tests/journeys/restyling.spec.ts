import { expect, test, type Page } from '@playwright/test'
import { countRestyled } from './countRestyled.ts'

const GALLERY = '/articoli/il-lato-in-ombra'

/** Opens a page, waits until all of it was laid out, and says how many elements it has. */
async function openWhole(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return page.locator('*').count()
}

for (const path of ['/', GALLERY]) {
  test(`what comes into the page ${path}, or opens in it, does not give all of it another style`, async ({ page }) => {
    const count = await openWhole(page, path)
    const insert = () => page.evaluate(() => document.querySelector('.footer')?.after(document.createElement('i')))
    const open = () => page.evaluate(() => document.querySelector('.masthead details')?.toggleAttribute('open'))
    expect(await countRestyled(page, insert)).toBeLessThan(count * 0.4) // those that a rule for siblings could mean
    expect(await countRestyled(page, open)).toBeLessThan(count * 0.1)
  })
}

test('a large picture comes and goes without a style for what lies behind it, and moves nothing there', async ({ page }) => {
  const count = await openWhole(page, GALLERY)
  const tile = page.locator('.gallery-items a').first()
  const lightbox = page.getByRole('dialog')
  await tile.hover() // wakes it
  await expect(page.locator('[data-island=Gallery]')).toHaveAttribute('data-awake')
  const place = () => tile.evaluate((element) => [element.getBoundingClientRect().top, scrollY, document.documentElement.scrollHeight])
  const before = await place()
  const restyled = await countRestyled(page, async () => {
    await tile.click()
    await expect(lightbox).toBeVisible()
  })
  expect(restyled).toBeLessThan(count * 0.4)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  expect(await place()).toEqual(before)
})

test('a press in a gallery is answered by the next frame, and what costs a slow phone more comes after it', async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  const island = page.locator('[data-island=Gallery]')
  await island.locator('a').first().hover() // wakes it
  await expect(island).toHaveAttribute('data-awake')
  /** What is seen when a press has been dealt with and nothing was painted yet. */
  const press = (selector: string) =>
    island.evaluate((gallery, pressed) => {
      gallery.querySelector<HTMLElement>(pressed)?.click()
      const lightbox = gallery.querySelector('dialog')
      const opacity = (selector: string) => getComputedStyle(gallery.querySelector(selector) ?? gallery).opacity
      return { isOpen: lightbox?.open, tile: opacity('a'), lightbox: opacity('dialog') }
    }, selector)
  expect(await press('a')).toEqual({ isOpen: false, tile: '0.6', lightbox: '1' })
  await expect(page.getByRole('dialog')).toContainText('Immagine 1 di')
  expect(await press('.lightbox-close')).toEqual({ isOpen: true, tile: '1', lightbox: '0' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await press('a')).toEqual({ isOpen: false, tile: '0.6', lightbox: '1' })
  await expect(page.getByRole('dialog')).toBeVisible()
})
