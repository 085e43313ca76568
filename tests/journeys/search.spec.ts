import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './barriers.ts'

const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const results = (page: Page) => page.locator('.search-results li')

/** The search page with its island awake. */
async function openSearch(page: Page, query = '') {
  await page.goto(`/cerca${query}`)
  await expect(page.locator('.search[data-awake]')).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader searches, narrows, and turns the page', async ({ page }) => {
    await page.goto('/cerca')
    await field(page).fill('luce')
    await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click()
    await expect(page).toHaveURL(/\/cerca\?q=luce/)
    await expect(page.getByRole('status')).toHaveText(/^\d+ articoli per «luce»$/)
    await expect(results(page).first().locator('mark').first()).toHaveText(/luc/i)
    const all = await results(page).count()
    await page.getByRole('link', { name: 'Successiva' }).click()
    await expect(page.getByText('Pagina 2 di')).toBeVisible()
    await page.getByLabel('Sezione').selectOption({ index: 1 })
    await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click()
    await expect(page).toHaveURL(/sezione=[a-z]/)
    expect(await results(page).count()).toBeLessThan(all)
  })

  test('a slip of one letter leads to what was meant', async ({ page }) => {
    await page.goto('/cerca?q=bibloteca')
    await expect(page.getByRole('status')).toHaveText('Nessun articolo per «bibloteca»')
    await page.getByRole('link', { name: 'biblioteca', exact: true }).click()
    await expect(results(page).first()).toBeVisible()
  })

  test('who does not know what to look for is offered the themes and the sections', async ({ page }) => {
    await page.goto('/cerca')
    const themes = page.locator('.search-group', { hasText: 'Temi' })
    await expect(themes.getByRole('link')).toHaveCount(8)
    await expect(page.locator('.search-group', { hasText: 'Sezioni' }).getByRole('link')).toHaveCount(5)
    const theme = await themes.getByRole('link').first().innerText()
    await themes.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theme)
  })

  test('who finds nothing finds somewhere to go', async ({ page }) => {
    await page.goto('/cerca?q=xyzzyq')
    await expect(page.getByRole('heading', { name: 'Le ultime' })).toBeVisible()
    await expect(page.locator('.search-group a').first()).toBeVisible()
  })
})

test('results follow what is typed, and the address follows them', async ({ page }) => {
  await openSearch(page)
  await field(page).pressSequentially('bibliotec')
  await expect(page.getByRole('status')).toHaveText(/per «bibliotec»$/)
  await expect(page).toHaveURL(/\/cerca\?q=bibliotec$/)
  await expect(field(page)).toBeFocused()
  await page.getByLabel('Sezione').selectOption({ index: 1 })
  await expect(page).toHaveURL(/q=bibliotec&sezione=/)
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/articoli\//)
  await page.goBack()
  await expect(page).toHaveURL(/q=bibliotec&sezione=/)
  await expect(field(page)).toHaveValue('bibliotec')
})

test('each result has its picture, on the page and while somebody types, and nothing moves when it arrives', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/media/**', async (route) => {
    await held
    await route.continue()
  })
  await openSearch(page, '?q=luce')
  const pictures = results(page).locator('img')
  await field(page).fill('notte')
  await expect(page.getByRole('status')).toHaveText(/«notte»$/)
  await expect(pictures).toHaveCount(await results(page).count())
  await expect(pictures.first()).toHaveAttribute('loading', 'lazy')
  const room = () => page.locator('.search-results').evaluate((list) => list.getBoundingClientRect().height)
  const empty = await room()
  release()
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  expect(await room()).toBe(empty)
})

test('an answer that comes late never takes the place of a newer one', async ({ page }) => {
  let releaseFirst = () => {}
  const held = new Promise<void>((resolve) => (releaseFirst = resolve))
  await page.route('**/api/cerca?q=notte', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await openSearch(page)
  const asked = page.waitForRequest('**/api/cerca?q=notte')
  await field(page).fill('notte')
  await asked
  await field(page).fill('fiume')
  await expect(page.getByRole('status')).toHaveText(/«fiume»$/)
  releaseFirst()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('status')).toHaveText(/«fiume»$/)
})

test('where asking fails, the form goes on working', async ({ page }) => {
  await page.route('**/api/cerca?*', (route) => route.abort())
  await openSearch(page)
  await field(page).fill('fiume')
  await expect(page.getByRole('status')).toHaveText(/premi «Cerca»/)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/cerca\?q=fiume/)
  await expect(results(page).first()).toBeVisible()
})

for (const [path, width] of [
  ['/cerca', 320],
  ['/cerca?q=luce', 390],
  ['/cerca?q=luce', 1280],
  ['/cerca?q=bibloteca', 390],
] as const) {
  test(`${path} at ${width} px fits the screen and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page, path.slice('/cerca'.length))
    await expectToFit(page)
    await expectNoBarriers(page)
  })
}
