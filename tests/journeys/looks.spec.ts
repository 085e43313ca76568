import { expect, test } from '@playwright/test'
import { smallTargetsOn } from './barriers.ts'

const PAGES = [
  '/',
  '/articoli/il-lato-in-ombra',
  '/articoli/sotto-la-riga',
  '/sostieni-la-rivista',
  '/numeri/la-notte',
  '/sezioni/arti',
  '/cerca?q=mare',
]
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.describe('on a screen of double density', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the pictures that a reader sees first are as sharp as their files allow', async ({ page }) => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(softPictures), `${path} at ${window.width}`).toEqual([])
      }
    }
  })
})

/** Runs in the page: pictures near the first screen whose chosen file has fewer pixels than their place, though there is a larger one. */
function softPictures(): string[] {
  return Array.from(document.images, (image) => {
    const { top, width } = image.getBoundingClientRect()
    const candidates = image.closest('picture')?.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]') ?? [image]
    const widths = Array.from(candidates, ({ srcset }) => Array.from(srcset.matchAll(/ (\d+)w/g), ([, px]) => Number(px))).flat()
    const chosen = Number(/(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
    const isNear = top < 2 * innerHeight && width > 0
    // A file may be taken for sharp that lacks one pixel in twenty.
    return isNear && chosen < 0.95 * Math.min(2 * width, Math.max(...widths)) ? [`${image.currentSrc}, in a place of ${width}`] : []
  }).flat()
}

test('what can be pressed is large enough, or far enough from the rest, on every kind of page', async ({ page }) => {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const path of PAGES) {
      await page.goto(path)
      expect(await smallTargetsOn(page), `${path} at ${window.width}`).toEqual([])
    }
  }
})

test('what a field suggests is seen whole', async ({ page }) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const suggested = await page.locator('.masthead-tools input').evaluate((field: HTMLInputElement) => {
      field.value = field.placeholder // only of its own words a field tells how long they are
      return { words: field.scrollWidth, room: field.clientWidth }
    })
    expect(suggested.words, `${width}`).toBeLessThanOrEqual(suggested.room)
  }
})

test('pale pictures are softened in the dark, and only there', async ({ page }) => {
  const filters = () =>
    page.locator('.pale').evaluateAll((pictures) => [...new Set(pictures.map((picture) => getComputedStyle(picture).filter))])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await filters()).toEqual(['brightness(0.84)'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await filters()).toEqual(['none'])
})

test('nothing above the fold of the first page is in italics, which nobody has at the first visit', async ({ page }) => {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await page.goto('/')
    const slanted = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { top, bottom, width } = element.getBoundingClientRect()
          return width > 0 && bottom > 0 && top < innerHeight && getComputedStyle(element).fontStyle === 'italic'
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(slanted).toEqual([])
  }
})

test('a face comes with the first paint or while its page is read: one that is not there for the first visit is not missed for as long as that lasts', async ({
  page,
}) => {
  await page.goto('/')
  const first = await page.locator('link[rel=preload][as=font]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const faces = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap(({ style, parentStyleSheet }) => {
        const file = /url\("([^"]+)"\)/.exec(style.getPropertyValue('src'))?.[1]
        return file
          ? [{ file: new URL(file, parentStyleSheet?.href ?? document.baseURI).href, display: style.getPropertyValue('font-display') }]
          : []
      }),
  )
  expect(first.length).toBeGreaterThan(0)
  expect(faces.length).toBeGreaterThan(first.length)
  for (const { file, display } of faces) expect(display, file).toBe(first.includes(file) ? 'optional' : 'fallback')
})

test('on a wide screen issues are covers: the newest large beside its words, the others in rows of four or more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/numeri', { waitUntil: 'networkidle' })
  const [newest, ...others] = await page.locator('.issue').evaluateAll((issues) =>
    issues.map((issue) => {
      const box = (selector: string) => issue.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [cover, picture] = [box('.cover'), box('.cover img')]
      const words = ['.cover-name', '.cover-foot'].map((selector) => issue.querySelector(selector)?.textContent)
      return {
        width: cover.width,
        shape: (cover.height / cover.width).toFixed(2),
        isFilled: picture.width === cover.width && picture.height === cover.height,
        isBesideWords: box('.issue-words').left > cover.right,
        words: words.join(' '),
      }
    }),
  )
  const cover = { shape: '1.33', isFilled: true, words: expect.stringMatching(/^Mezzaluce \d+$/) }
  expect(newest).toMatchObject({ ...cover, isBesideWords: true })
  for (const other of others) expect(other).toMatchObject({ ...cover, isBesideWords: false })
  const widest = Math.max(...others.map(({ width }) => width))
  expect(newest?.width).toBeGreaterThan(1.5 * widest)
  // So narrow that four fit beside each other, whether or not there are as many.
  expect(4 * widest).toBeLessThan(1280)
})
