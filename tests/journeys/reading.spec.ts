import { expect, test, type Page, type Response } from '@playwright/test'
import { expectContrast, expectNoBarriers, expectToFit } from './barriers.ts'

const ARTICLE = '/articoli/quello-che-si-sente-e-aria'
const KINDS_OF_PAGE = [
  '/',
  ARTICLE,
  '/articoli/il-lato-in-ombra',
  '/articoli/sotto-la-riga',
  '/articoli/la-legge-del-la',
  '/sezioni/ascolti',
  '/tag/notte',
  '/autori/nora-bellini',
  '/numeri',
  '/numeri/la-notte',
  '/archivio',
  '/da-leggere',
  '/chi-siamo',
  '/sostieni-la-rivista',
  '/articoli/che-non-c-e',
]

/** Everything that went wrong while a page was open: script errors, refused resources, failed requests. */
function troubles(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

test('a reader goes from the home page to an article and back', async ({ page }) => {
  const found = troubles(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mezzaluce')
  const lead = page.locator('.teaser-lead').getByRole('link')
  const headline = await lead.innerText()
  await lead.click()
  await expect(page).toHaveURL(/\/articoli\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.locator('.hero img')).toHaveJSProperty('complete', true)
  expect(await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  await page.getByRole('link', { name: 'Mezzaluce' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(found).toEqual([])
})

test('every address of the magazine is there, under the name it is linked by, and every page is well made', async ({ request }) => {
  test.slow()
  const seen = new Set<string>()
  const waiting = ['/']
  const faults: string[] = []
  while (waiting.length > 0) {
    const path = waiting.pop() ?? '/'
    if (seen.has(path)) continue
    seen.add(path)
    const response = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
    if (response.status() !== 200) faults.push(`${path}: ${response.status()}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    faults.push(...faultsOf(html).map((fault) => `${path}: ${fault}`))
    // A query makes no other page, but for the search, which is asked for by its own journeys.
    const links = [...html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)].map((match) => match[1] ?? '/')
    waiting.push(...links.filter((link) => !seen.has(link)))
  }
  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(80)
})

/** What a page must not do, whatever it shows: two names for one place, two titles or none, a heading that skips a level, a picture twice. */
function faultsOf(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '')
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
  const pictures = [...html.matchAll(/<img [^>]*src="\/media\/([0-9a-f]{64})/g)].map((match) => match[1] ?? '')
  const isSkipping = levels.some((level, place) => level > (levels[place - 1] ?? level) + 1)
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two elements with the id ${id}`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
    ...pictures.filter((hash, place) => pictures.indexOf(hash) !== place).map((hash) => `the picture ${hash} twice`),
    ...(isSkipping ? [`headings ${levels.join(' ')}`] : []),
  ]
}

test('whoever sets letters and lines wide finds every page within 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of KINDS_OF_PAGE) {
    await test.step(path, async () => {
      await page.goto(path)
      // As wide as WCAG 1.4.12 asks that a page bear.
      await page.evaluate(() => {
        const wide = new CSSStyleSheet()
        wide.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        )
        document.adoptedStyleSheets.push(wide)
      })
      await expectToFit(page)
    })
  }
})

test('no React, and next to no script, reaches a reader', async ({ page }) => {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response)
  })
  await page.goto('/articoli/sotto-la-riga', { waitUntil: 'networkidle' })
  const scripts = await Promise.all(answers.map((answer) => answer.text()))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.join('\n')).not.toMatch(/react/i)
  // In the page itself stands only the lines that cannot wait for a file: see firstScript.ts.
  expect(await page.locator('script:not([src]):not([type])').count()).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read', async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(page.locator('.body p').first()).toBeVisible()
    await expect(page.locator('audio')).toHaveAttribute('controls', '')
    await page.goto('/articoli/il-coniglio-che-collauda-i-televisori')
    await expect(page.locator('a.facade')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})

test('a film of another site is asked for only at the click', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(/^https:/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' })
  })
  await page.goto('/articoli/il-coniglio-che-collauda-i-televisori', { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
  await page.locator('.facade img').scrollIntoViewIfNeeded()
  await expect(page.locator('.facade img')).toHaveJSProperty('complete', true)
  await expectNoBarriers(page)
  await page.locator('a.facade').click()
  await expect(page.locator('.video iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/)
  const box = await page.locator('.video iframe').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'])
  const original = page.getByRole('link', { name: 'Non si vede? Apri su YouTube' })
  await expect(original).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
})

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenuto$/)
})

const SCREENS = [
  [320, 'light', expectNoBarriers],
  [390, 'dark', expectNoBarriers],
  [1280, 'light', expectNoBarriers],
  [1280, 'dark', expectContrast],
] as const

for (const path of KINDS_OF_PAGE) {
  test(`${path} fits every screen in both colours, and keeps nobody out`, async ({ page }) => {
    test.slow() // four screens, one after the other
    // Colours that are still on their way from one to the other would be measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const [width, colorScheme, look] of SCREENS) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expectToFit(page)
        await look(page)
      })
    }
  })
}
