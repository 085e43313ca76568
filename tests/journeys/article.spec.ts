import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'

const GALLERY = '/articoli/il-lato-in-ombra'
const NOTES = '/articoli/sotto-la-riga'
const SOUND = '/articoli/quello-che-si-sente-e-aria'
const LONG = '/articoli/dipingere-quando-non-si-vede'

/** The names of the scripts that a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    // What Vite builds has a hash in its name.
    names.push(pathname.replace(/^\/assets\/([^/]*)-[\w-]{8}\.js$/, '$1').replace(/.*\//, ''))
  })
  return names
}

/** A page with announcements asks for these, after its own; and for what counts its readers. */
const ANNOUNCING = ['edicola-analytics.js', 'edicola-popup-count.js', 'edicola-popup.js']

const lightbox = (page: Page) => page.getByRole('dialog')

test('a gallery is walked through by keyboard, and gives the focus back', async ({ page }) => {
  await page.goto(GALLERY)
  const tiles = page.locator('.gallery-items a')
  const count = await tiles.count()
  await tiles.first().focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toContainText(`Immagine 1 di ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText(`Immagine 2 di ${count}`)
  await page.keyboard.press('End')
  await expect(lightbox(page)).toContainText(`Immagine ${count} di ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText(`Immagine 1 di ${count}`)
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).locator('figure:not([hidden]) img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(tiles.last()).toBeFocused()
})

test('the pictures of a gallery stand uncropped in rows of one height that fill the width', async ({ page }) => {
  for (const [width, rows] of [
    [390, 5],
    [820, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/articoli/i-quadri-visti-da-dietro')
    const pictures = await page.locator('.gallery-items img').evaluateAll((images) =>
      images.map((image) => {
        const { top, right, width, height } = image.getBoundingClientRect()
        return {
          top,
          right,
          height,
          stretch: width / height / (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
        }
      }),
    )
    const edge = await page.locator('.gallery-items').evaluate((list) => list.getBoundingClientRect().right)
    const tops = [...new Set(pictures.map(({ top }) => Math.round(top)))]
    expect(tops).toHaveLength(rows)
    for (const top of tops) {
      const row = pictures.filter((picture) => Math.round(picture.top) === top)
      for (const { height, stretch } of row) {
        expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(1)
        expect(stretch).toBeCloseTo(1, 2)
      }
      expect(Math.abs((row.at(-1)?.right ?? 0) - edge)).toBeLessThan(1)
    }
  }
  await expect(page.locator('.gallery .credit')).toHaveCount(1)
})

test('a picture and its caption keep to the screen, and keep nobody out', async ({ page }) => {
  await page.goto(GALLERY)
  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.locator('.gallery-items a').first().click()
    const shown = lightbox(page).locator('figure:not([hidden])')
    for (const part of [shown.locator('img'), shown.locator('figcaption')]) await expect(part).toBeInViewport({ ratio: 1 })
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  }
})

test('the click that wakes a gallery opens its picture, and React is not asked for before', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await expect.poll(() => scripts.toSorted()).toEqual(['article', ...ANNOUNCING, 'islands', 'main', 'readingList'])
  await page.locator('.gallery-items a').nth(1).click()
  await expect(lightbox(page)).toContainText('Immagine 2 di')
  await expect(page).toHaveURL(new RegExp(`${GALLERY}$`))
  expect(scripts).toContain('Gallery.island')
  await page.getByRole('button', { name: 'Immagine successiva' }).click()
  await expect(lightbox(page)).toContainText('Immagine 3 di')
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect(lightbox(page)).toHaveCount(0)
})

test('a gallery whose script does not arrive leads to its pictures', async ({ page }) => {
  await page.route(/Gallery\.island/, (route) => route.abort())
  await page.goto(GALLERY, { waitUntil: 'networkidle' })
  await page.locator('.gallery-items a').first().click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{64}\/\d+\.jpeg$/)
})

test('a page without islands asks for what it needs, and for what its announcements need', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(NOTES, { waitUntil: 'networkidle' })
  await expect.poll(() => scripts.toSorted()).toEqual(['article', ...ANNOUNCING, 'main', 'notes', 'readingList'])
})

test('a note opens beside its reference, and leads to its place and back', async ({ page }) => {
  await page.goto(NOTES)
  const reference = page.getByRole('link', { name: 'Nota 1', exact: true })
  await reference.click()
  const note = page.getByRole('dialog', { name: 'Nota 1' })
  await expect(note).toBeFocused()
  await expectNoBarriers(page)
  await expect(page).toHaveURL(new RegExp(`${NOTES}$`))
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(reference).toBeFocused()
  await page.keyboard.press('Enter')
  await note.getByRole('link', { name: 'Vai alla nota' }).click()
  await expect(page).toHaveURL(/#nota-1$/)
  await page.getByRole('link', { name: 'Torna al testo della nota 1', exact: true }).click()
  await expect(page).toHaveURL(/#rif-nota-1$/)
})

test.describe('without popovers', () => {
  test('a note is a link like any other', async ({ page }) => {
    await page.addInitScript(() => delete (HTMLElement.prototype as Partial<HTMLElement>).popover)
    await page.goto(NOTES)
    await page.getByRole('link', { name: 'Nota 1', exact: true }).click()
    await expect(page).toHaveURL(/#nota-1$/)
  })
})

test('the address of an article is copied, and the reader is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(NOTES)
  await page.getByRole('button', { name: 'Copia il link' }).click()
  await expect(page.getByRole('button', { name: 'Link copiato' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.*${NOTES}$`))
})

test('the system’s sheet is offered where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: ShareData) => Promise.resolve(void (document.title = what.url ?? '')) })
  })
  await page.goto(NOTES)
  await page.getByRole('button', { name: 'Condividi…' }).click()
  await expect(page).toHaveTitle(new RegExp(`${NOTES}$`))
})

for (const [what, answer] of [
  ['cannot be found', { status: 404, body: '' }],
  ['is broken', { status: 200, contentType: 'image/avif', body: 'not a picture' }],
] as const) {
  test(`a picture whose candidate ${what} falls back to the plain file`, async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.fulfill(answer))
    await page.goto(NOTES)
    const hero = page.locator('.hero img')
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.jpeg$/)
  })
}

test('a long piece has a table of contents, in the margin or folded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(LONG)
  const contents = page.getByRole('navigation', { name: 'In questo articolo' })
  const link = contents.getByRole('link').nth(1)
  const chapter = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { name: chapter })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.getByText('In questo articolo').click()
  await expect(contents.getByRole('link', { name: chapter })).toBeVisible()
})

test('on paper there is the article and nothing to press', async ({ page }) => {
  await page.goto(NOTES)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.footnotes')).toBeVisible()
  await expect(page.locator('.print-source')).toContainText(NOTES)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)

  await page.goto(SOUND)
  await expect(page.locator('.audio figcaption')).toBeVisible()
  await expect(page.locator('.audio .print-source')).toContainText('.mp3')
  await expect(page.locator('audio')).toBeHidden()

  await page.goto('/sostieni-la-rivista')
  await expect(page.getByRole('term').filter({ hasText: 'IBAN' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})
