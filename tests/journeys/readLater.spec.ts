import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './barriers.ts'
import { layoutShifts } from './layoutShifts.ts'

const ARTICLE = '/articoli/dipingere-quando-non-si-vede'
const OTHER = '/articoli/sotto-la-riga'
const LIST = '/da-leggere'

/** Scrolls to a part of the article's text, from 0 to 1. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((depth) => {
    const { top, height } = document.querySelector('.story > .body')?.getBoundingClientRect() ?? new DOMRect()
    window.scrollTo(0, scrollY + top + height * depth)
  }, part)

/** Reads to a part of an article, until the browser has taken note of it. */
async function readTo(page: Page, path: string, part: number): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.js-save')).toBeVisible()
  await scrollTo(page, part)
  await expect.poll(() => kept(page)).toContain(path)
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lettura') ?? '')
const resume = (page: Page) => page.getByRole('button', { name: 'Riprendi da dove eri' })
const later = (page: Page) => page.locator('.js-save')
const begun = (page: Page) => page.getByRole('region', { name: 'Continua a leggere' })

test('whoever comes back by a link may go on from where they were, at any width', async ({ page }) => {
  await readTo(page, ARTICLE, 0.4)
  const top = () =>
    page.evaluate(() => [...document.querySelectorAll('.story > .body > *')].findIndex((block) => block.getBoundingClientRect().bottom > 0))
  const left = await top()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(ARTICLE)
  await expect(resume(page)).toBeVisible()
  await expectNoBarriers(page)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
  await resume(page).click()
  expect(left).toBeGreaterThan(0)
  await expect.poll(top).toBeGreaterThanOrEqual(left - 1)
  expect(await top()).toBeLessThanOrEqual(left)

  await page.goto(`${ARTICLE}?da=menu#contenuto`)
  await expect(later(page)).toBeVisible()
  await expect(resume(page)).toBeHidden()
  await page.goto('/')
  await page.goBack()
  await expect(resume(page)).toBeHidden()
})

test('the front page says what was begun, moves nothing for it, and forgets what was read to its end', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.js-begun')).toHaveJSProperty('offsetHeight', 0)
  await readTo(page, ARTICLE, 0.4)
  await readTo(page, OTHER, 0.4)
  await page.goto('/')
  await expect(begun(page).getByRole('listitem')).toHaveText([
    /^Sotto la riga ?ancora \d minut[io]$/,
    /^Dipingere quando non si vede ?ancora \d minut[io]$/,
  ])
  expect(await layoutShifts(page)).toBe(0)
  await begun(page).getByRole('link', { name: 'Sotto la riga' }).click()
  await expect(resume(page)).toBeVisible()
  await scrollTo(page, 1)
  await expect.poll(() => kept(page)).not.toContain(OTHER)
  await page.goto('/')
  await expect(begun(page).getByRole('listitem')).toHaveCount(1)
})

test('an article is saved for later, listed in every tab, taken off and put back', async ({ page, context }) => {
  const tab = await context.newPage()
  await tab.goto(LIST)
  await expect(tab.getByText('Qui non c’è ancora niente.')).toBeVisible()

  await page.goto(ARTICLE)
  await expect(later(page)).toHaveAccessibleName('Leggi dopo')
  const toList = page.locator('.share').getByRole('link', { name: 'Da leggere' })
  await expect(toList).toBeHidden()
  await later(page).click()
  await expect(later(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(later(page)).toHaveAccessibleName('Salvato per dopo')
  await expect(toList).toHaveAttribute('href', LIST)
  await expect(toList).toBeVisible()

  const row = tab.locator('.reading-list li')
  await expect(row).toHaveText([/^Dipingere quando non si vede5 minuti di lettura/])
  await expectToFit(tab)
  await expectNoBarriers(tab)
  await tab.getByRole('button', { name: 'Togli: Dipingere quando non si vede' }).click()
  await expect(tab.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await expect(tab.getByRole('status')).toHaveText('«Dipingere quando non si vede» non è più nell’elenco.')
  await expect(later(page)).toHaveAttribute('aria-pressed', 'false')
  await tab.keyboard.press('Enter')
  await expect(tab.getByRole('button', { name: /^Togli/ })).toBeFocused()
  await expect(later(page)).toHaveAttribute('aria-pressed', 'true')
  await later(page).click()
  await expect(tab.getByText('Qui non c’è ancora niente.')).toBeVisible()
})

test('a browser that keeps nothing is offered nothing, and nothing breaks', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(ARTICLE, { waitUntil: 'networkidle' })
  await expect(later(page)).toBeHidden()
  await page.goto(LIST)
  await expect(page.getByText('Qui non c’è ancora niente.')).toBeVisible()
  expect(errors).toEqual([])
})

test('the list asks not to be found, and is in no sitemap', async ({ request }) => {
  expect(await (await request.get(LIST)).text()).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/sitemap-1.xml')).text()).not.toContain(LIST)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list says that it needs it, and there is no button to save', async ({ page }) => {
    await page.goto(LIST)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript p')).toContainText('serve JavaScript')
    await page.goto(ARTICLE)
    await expect(later(page)).toBeHidden()
    await expect(resume(page)).toBeHidden()
  })
})
