import { expect, test, type Page } from '@playwright/test'
import { DATABASE } from '../../playwright.config.ts'
import { publishList } from '../support/publishList.ts'

const SUPPORT = '/sostieni-la-rivista'
const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the colours a reader chooses stay, on the next page and before it is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await ground(page)
  await page.getByRole('button', { name: 'Colori: come il sistema' }).click()
  await page.getByRole('button', { name: 'Colori: chiari' }).click()
  await expect(page.getByRole('button', { name: 'Colori: scuri' })).toBeVisible()
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)

  // The script of the page has not run yet: the colours are already there.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(SUPPORT)
  expect(await ground(page)).toBe(dark)
})

test('the button that changes colours answers in the frame after a press, before all of the page is painted anew', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Colori: come il sistema' })).toBeVisible()
  const frames = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const button = document.querySelector<HTMLElement>('.js-theme')
        const left = document.querySelector('.theme-left')
        if (!button || !left) throw new Error('There is no button')
        const seen = () => `${getComputedStyle(left).opacity} ${document.documentElement.dataset['theme'] ?? ''}`
        const frames = [seen()]
        button.click()
        const look = () => {
          frames.push(seen())
          if (document.documentElement.dataset['theme'] === 'light') resolve(frames)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
  expect(frames.slice(0, 2)).toEqual(['1 auto', '0 auto'])
  expect(frames.at(-1)).toBe('0 light')
})

test('a colour nobody offered is as good as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tema', 'viola'))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Colori: come il sistema' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu opens, closes with Esc and gives the focus back, and closes when one presses elsewhere', async ({ page }) => {
    await page.goto(SUPPORT)
    const menu = page.locator('summary', { hasText: 'Menu' })
    const section = page.locator('.menu-panel').getByRole('link', { name: 'Scienza' })
    await menu.click()
    await expect(section).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(section).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.mouse.click(4, 790)
    await expect(section).toBeHidden()
  })

  test('whoever comes to give finds the button before scrolling, and each amount on the line of its words', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 }) // an old small phone, with the bars of its browser
    await page.goto(SUPPORT)
    await expect(page.getByRole('link', { name: /Dona ora/ })).toBeInViewport({ ratio: 1 })
    const baselines = await page.locator('.amount').evaluateAll((amounts) =>
      amounts.map((amount) =>
        ['.amount-figure', '.amount-label'].map((selector) => {
          const mark = document.createElement('img') // stands on the baseline
          mark.style.cssText = 'display: inline; width: 1px; height: 1px'
          amount.querySelector(selector)?.prepend(mark)
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return Math.round(bottom)
        }),
      ),
    )
    expect(baselines).toHaveLength(3)
    for (const [figure, label] of baselines) expect(figure).toBe(label)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu leads to the sections and the search, and there is no button that does nothing', async ({ page }) => {
      await page.goto(SUPPORT)
      await expect(page.getByRole('button', { name: /^(Colori|Copia)/ })).toHaveCount(0)
      await page.locator('summary', { hasText: 'Menu' }).click()
      await expect(page.locator('.menu-panel').getByRole('searchbox')).toBeVisible()
      await page.locator('.menu-panel').getByRole('link', { name: 'Scienza' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scienza')
    })
  })
})

test('who wants to give copies the account number as a bank wants it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(SUPPORT)
  await expect(page.getByText('IT78 X000 0000 0000 0000 0000 000')).toBeVisible()
  await page.getByRole('button', { name: 'Copia IBAN' }).click()
  await expect(page.getByRole('button', { name: 'Copiato IBAN' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('IT78X0000000000000000000000')
})

test.describe('over plain HTTP, where a browser gives no clipboard', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })))

  test('there is no button to copy, and the text stays', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(SUPPORT)
    await expect(page.getByText('IT78 X000 0000 0000 0000 0000 000')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Copia/ })).toHaveCount(0)
    await page.goto('/articoli/sotto-la-riga')
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Copia/ })).toHaveCount(0)
    expect(errors).toEqual([])
  })
})

test('where copying is forbidden the text is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }))
  await page.goto(SUPPORT)
  await page.getByRole('button', { name: 'Copia IBAN' }).click()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('IT78 X000 0000 0000 0000 0000 000')
})

test('from the archive to a month, and from the list of issues to an article', async ({ page }) => {
  await page.goto('/archivio')
  await page.locator('a.month').last().click()
  await expect(page).toHaveURL(/\/archivio\/\d{4}\/\d{2}$/)
  await expect(page.locator('.teaser-row').first()).toBeVisible()
  await page.goto('/numeri')
  await page.getByRole('link', { name: 'Acqua' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acqua')
  await page.locator('.contents').getByRole('link', { name: 'La piazza senza fontana' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La piazza senza fontana')
})

test('what an editor publishes elsewhere is there at the next request, and its list is walked to the second page and back', async ({
  page,
}, { retry }) => {
  const titles = await publishList(DATABASE, `Soffitte ${retry}`, 14)
  const shown = () => page.locator('.teaser-title').allInnerTexts()
  await page.goto(`/tag/soffitte-${retry}`)
  expect(await shown()).toEqual(titles.slice(0, 12))
  await page.getByRole('link', { name: 'Meno recenti' }).click()
  await expect(page).toHaveURL(/\/tag\/soffitte-\d\/pagina\/2$/)
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible()
  expect(await shown()).toEqual(titles.slice(12))
  await page.getByRole('link', { name: 'Più recenti' }).click()
  await expect(page).toHaveURL(/\/tag\/soffitte-\d$/)
})

test('who is lost finds a search and something to read', async ({ page }) => {
  await page.goto('/non-c-e')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/articoli\//)
})

test.describe('in the colours of Windows high contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the current section and the focus can still be told', async ({ page }) => {
    await page.goto('/sezioni/arti')
    const current = page.locator('.masthead-bar > .masthead-sections [aria-current]')
    await expect(current).toHaveCSS('text-decoration-line', 'underline')
    await current.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  })

  test('so can how much of the goal is reached', async ({ page }) => {
    await page.goto(SUPPORT)
    // A browser that gives the bar its own colours makes it black on black.
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCSS('forced-color-adjust', 'none')
  })

  test('so can a field to search in', async ({ page }) => {
    for (const path of ['/cerca', '/non-c-e']) {
      await page.goto(path)
      const field = page.getByRole('main').getByRole('searchbox')
      await field.focus()
      await expect(field).toHaveCSS('outline-style', 'solid')
      await expect(field).not.toHaveCSS('outline-color', /, 0\)$/)
    }
  })
})
