import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectContrast, expectNoBarriers, expectToFit } from './barriers.ts'
import { layoutShifts } from './layoutShifts.ts'

const FULL_BLEED = '/articoli/la-piazza-senza-fontana'
const SPLIT = '/articoli/addormentarsi-a-livorno'
const TEXT_ONLY = '/articoli/piccola-grammatica-del-forse'
const STANDING = '/articoli/un-muro-a-guardarlo-bene'
const TWO_INKS = '/articoli/hilversum-dopo-cena'

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const path of [FULL_BLEED, SPLIT, TEXT_ONLY, STANDING]) {
  test(`${path} opens with its title in sight on every screen, and nothing moves`, async ({ page }) => {
    test.slow() // four screens, each in two colours
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of SCREENS) {
      await test.step(`${screen.width} px`, async () => {
        await page.setViewportSize(screen)
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await layoutShifts(page)).toBe(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        await expectToFit(page)
        await page.emulateMedia({ colorScheme: 'light' })
        await expectNoBarriers(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page)
      })
    }
  })
}

test('a picture from edge to edge lies under its title, or above it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(FULL_BLEED)
  const wide = await boxOf(page, '.hero img')
  expect([wide.x, wide.right]).toEqual([0, 1440])
  const title = await boxOf(page, 'h1')
  expect(title.bottom).toBeLessThan(wide.bottom)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await boxOf(page, '.hero img')
  expect([narrow.x, narrow.right]).toEqual([0, 390])
  expect((await boxOf(page, 'h1')).y).toBeGreaterThan(narrow.bottom)
})

test('a title on a picture can be read whatever the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(FULL_BLEED)
  // The hardest: white, behind words that are nearly white.
  await page.evaluate(() => {
    const white = new CSSStyleSheet()
    white.replaceSync('.hero picture{background:#fff!important}.hero img,.hero picture::after{display:none!important}')
    document.adoptedStyleSheets.push(white)
  })
  const words = await page.locator('.article-head > *:visible').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, top } = part.getBoundingClientRect()
      return { left: Math.round(left) - 4, top: Math.round(top), colour: (getComputedStyle(part).color.match(/\d+/g) ?? []).map(Number) }
    }),
  )
  expect(words.length).toBeGreaterThanOrEqual(4)
  const screen = await page.screenshot()
  for (const { left, top, colour } of words) {
    const ground = await sharp(screen).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    expect((luminance(colour) + 0.05) / (luminance([...ground]) + 0.05)).toBeGreaterThan(4.5)
  }
})

/** As WCAG measures the light of a colour. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('a picture that stands is shown whole, or in half of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(STANDING)
  const whole = await boxOf(page, '.hero img')
  expect(whole.width / whole.height).toBeCloseTo(2 / 3, 1)
  expect(whole.height).toBeLessThan(900)
  await page.goto(SPLIT)
  const half = await boxOf(page, '.hero img')
  expect(half.height).toBeGreaterThan(half.width)
  expect(half.x).toBeGreaterThan((await boxOf(page, 'h1')).right)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await boxOf(page, '.hero img')).y).toBeGreaterThan((await boxOf(page, 'h1')).bottom)
})

test('words alone open without a picture, which lists and others still show', async ({ page }) => {
  await page.goto(TEXT_ONLY)
  await expect(page.locator('.hero')).toHaveCount(0)
  await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute('content', /^http/)
  await page.goto('/sezioni/letture')
  const teaser = page.getByRole('article').filter({ has: page.locator(`a[href="${TEXT_ONLY}"]`) })
  await expect(teaser.locator('img')).toHaveCount(1)
})

test('a picture in two inks has no colour but theirs, by day and by night', async ({ page }) => {
  const blueShare = async () => {
    const pixels = await sharp(await page.locator('.hero img').screenshot())
      .removeAlpha()
      .raw()
      .toBuffer()
    let blue = 0
    for (let place = 0; place < pixels.length; place += 3) if ((pixels[place + 2] ?? 0) > (pixels[place] ?? 0)) blue++
    return (3 * blue) / pixels.length
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(TWO_INKS, { waitUntil: 'networkidle' })
    expect(await blueShare(), colorScheme).toBe(0)
  }
  // As the file has it: much of it is blue.
  await page.locator('.hero').evaluate((hero) => hero.classList.remove('duotone'))
  expect(await blueShare()).toBeGreaterThan(0.1)
})
