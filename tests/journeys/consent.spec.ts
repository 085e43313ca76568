import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { OPENER, startAskingSite } from '../support/askingSite.ts'
import { GOOGLE_TAG } from '../support/googleTag.ts'
import { patience } from '../support/patience.ts'
import { expectNoBarriers, expectToFit } from './barriers.ts'
import { layoutShifts } from './layoutShifts.ts'

interface Google {
  /** What was asked of any host of Google's. */
  readonly asked: string[]
}

const test = base.extend<{ google: Google }, { site: string }>({
  site: [
    // Playwright reads what a fixture needs from its first parameter: nothing.
    async ({}, use) => {
      const { address, stop } = await startAskingSite({ ga4: 'G-ABC12345' })
      await use(address)
      await stop()
    },
    { scope: 'worker', timeout: patience.timeout },
  ],
  baseURL: ({ site }, use) => use(site),
  google: async ({ context }, use) => {
    const asked: string[] = []
    await context.route(/google/, (route) => {
      const { hostname, pathname, searchParams } = new URL(route.request().url())
      asked.push(`${hostname}${pathname} ${searchParams.get('en') ?? ''}`.trim())
      return hostname === 'www.googletagmanager.com'
        ? route.fulfill({ contentType: 'text/javascript', body: GOOGLE_TAG })
        : route.fulfill({ status: 204 })
    })
    await use({ asked })
  },
})

// One server for all of them: in one worker.
test.describe.configure({ mode: 'default' })
test.use({ storageState: { cookies: [], origins: [] } })

const PLAIN = '/articoli/senza-annunci'
const ANNOUNCING = '/articoli/con-un-annuncio'
const banner = (page: Page) => page.getByRole('dialog', { name: 'I cookie li scegli tu' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferenze cookie' })
const announcement = (page: Page) => page.getByRole('dialog', { name: 'Un annuncio' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const fromFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' })
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort()
const state = (page: Page) => expect(page.locator('html'))

/** Goes to a page and answers there, and waits until the server has kept the proof. */
async function answer(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await expect(banner(page)).toBeVisible()
  const kept = page.waitForResponse('**/consenso')
  await act()
  expect((await kept).status()).toBe(204)
  await expect(banner(page)).toBeHidden()
}

test('before an answer nothing leaves and nothing is kept; the three answers weigh the same, and nothing moves', async ({
  page,
  context,
  google,
}) => {
  await page.goto(PLAIN)
  await expect(banner(page)).toBeVisible()
  await state(page).toHaveAttribute('data-consent', 'pending')
  const looks = await banner(page)
    .getByRole('button')
    .filter({ hasText: /\w/ })
    .evaluateAll((buttons) =>
      buttons.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        const { backgroundColor, color, borderColor, font } = getComputedStyle(one)
        return [Math.round(width), Math.round(height), backgroundColor, color, borderColor, font].join()
      }),
    )
  expect([looks.length, new Set(looks).size]).toEqual([3, 1])
  // To read on is no answer.
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('PageDown')
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await layoutShifts(page)).toBe(0)
  expect([google.asked, await cookieNames(context)]).toEqual([[], []])
})

for (const [how, act] of [
  ['by its button', (page: Page) => button(page, 'Rifiuta').click()],
  ['by the ×', (page: Page) => button(page, 'Chiudi e rifiuta').click()],
  ['by Esc inside it', (page: Page) => banner(page).press('Escape')],
] as const) {
  test(`refused ${how}: nothing leaves, one technical cookie for six months, and no second question`, async ({ page, context, google }) => {
    await answer(page, PLAIN, () => act(page))
    await state(page).toHaveAttribute('data-consent', 'refused')
    await page.reload()
    await state(page).toHaveAttribute('data-consent', 'refused')
    await expect(page.locator('#edicola-consent')).toHaveCount(0)
    const [kept, ...others] = await context.cookies()
    expect([kept?.name, others]).toEqual(['edicola_consent', []])
    expect(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(182, 1)
    expect(google.asked).toEqual([])
  })
}

test('accepted: it is told from then on, on later pages too; withdrawn from the footer: it stops, and its cookies go', async ({
  page,
  context,
  google,
}) => {
  await answer(page, PLAIN, () => button(page, 'Accetta').click())
  const told = ['www.googletagmanager.com/gtag/js', 'region1.google-analytics.com/g/collect page_view']
  await expect.poll(() => google.asked).toEqual(told)
  await page.goto('/')
  await expect.poll(() => google.asked).toEqual([...told, ...told])
  await expect(page.locator('#edicola-consent')).toHaveCount(0)
  await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_ga_ABC12345', 'edicola_consent'])

  await fromFooter(page).click()
  await expect(preferences(page)).toBeVisible()
  await expect(preferences(page).getByRole('checkbox', { name: 'Cookie di statistica' })).toBeChecked()
  await preferences(page).getByRole('checkbox', { name: 'Cookie di statistica' }).uncheck()
  await preferences(page).getByRole('button', { name: 'Salva le scelte' }).click()
  await state(page).toHaveAttribute('data-consent', 'refused')
  await expect(preferences(page)).toBeHidden()
  await expect(fromFooter(page)).toBeFocused()
  expect(await cookieNames(context)).toEqual(['edicola_consent'])
  await page.goto(PLAIN)
  await state(page).toHaveAttribute('data-consent', 'refused')
  expect([google.asked.length, await cookieNames(context)]).toEqual([4, ['edicola_consent']])
})

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`a browser with ${signal} has answered: no question, nothing leaves, and announcements do not wait`, async ({
    page,
    context,
    google,
  }) => {
    await page.addInitScript(([name, said]) => Object.defineProperty(navigator, name, { value: said }), [property, value] as const)
    await page.goto(ANNOUNCING)
    await expect(announcement(page)).toBeVisible()
    await state(page).toHaveAttribute('data-consent', 'refused')
    await expect(page.locator('#edicola-consent')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await fromFooter(page).click()
    await expect(page).toHaveURL(/\/cookie#preferenze-cookie$/)
    expect([google.asked, await cookieNames(context)]).toEqual([[], []])
  })
}

test('an announcement waits for the answer, and one that the reader calls has the screen to itself', async ({ page }) => {
  await page.goto(ANNOUNCING)
  await expect(banner(page)).toBeVisible()
  await expect(announcement(page)).toBeHidden()
  // Called by a click, it comes at once; the question steps aside, and is there again after it.
  await page.locator(OPENER).click()
  await expect(announcement(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await announcement(page).getByRole('button', { name: 'Va bene' }).click()
  await expect(announcement(page)).toBeHidden()
  await expect(banner(page)).toBeVisible()
  await expect(page).toHaveURL(ANNOUNCING)

  await answer(page, ANNOUNCING, async () => {
    await expect(announcement(page)).toBeHidden()
    await button(page, 'Rifiuta').click()
  })
  await expect(announcement(page)).toBeVisible()
})

test('an announcement that the address calls waits for the answer too', async ({ page }) => {
  await answer(page, `${PLAIN}?modal=subito`, async () => {
    await expect(announcement(page)).toBeHidden()
    await button(page, 'Accetta').click()
  })
  await expect(announcement(page)).toBeVisible()
})

for (const [what, file] of [
  ['the question', '**/edicola-consent-banner.js*'],
  ['all that asks', '**/edicola-consent.js*'],
] as const) {
  test(`where ${what} is blocked, announcements do not wait for ever, and nothing leaves`, async ({ page, context, google }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.route(file, (route) => route.abort('blockedbyclient'))
    await page.goto(ANNOUNCING)
    await expect(announcement(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(announcement(page)).toBeHidden()
    expect(complaints).toEqual([])
    await fromFooter(page).click()
    await expect(page).toHaveURL(/\/cookie#preferenze-cookie$/)
    expect([google.asked, (await cookieNames(context)).filter((name) => name.startsWith('_'))]).toEqual([[], []])
  })
}

test('a proof that the network loses is sent again from the next page', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/consenso')) sent.push(request.postData() ?? '')
  })
  await page.route('**/consenso', (route) => route.abort())
  await page.goto(PLAIN)
  await button(page, 'Rifiuta').click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => sent).toHaveLength(1)
  await page.unroute('**/consenso')
  const kept = page.waitForResponse('**/consenso')
  await page.goto('/')
  expect((await kept).status()).toBe(204)
  expect(sent).toEqual([sent[0], sent[0]])
  // Once it is kept, it is not sent any more.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
})

test('no announcement opens over the preferences', async ({ page }) => {
  await answer(page, '/articoli/con-un-annuncio-in-fondo', () => button(page, 'Rifiuta').click())
  await page.evaluate(() => {
    document.addEventListener('edicola:popup', (event) => (document.title = JSON.stringify((event as CustomEvent).detail)))
  })
  await fromFooter(page).evaluate((link: HTMLElement) => link.click()) // without scrolling to it
  await expect(preferences(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page).toHaveTitle(/"suppressed","id":"fondo","reason":"capped"/)
  await expect(page.getByRole('dialog', { name: 'Un annuncio in fondo' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
})

test('the question and the preferences keep nobody out, in light and dark, on a desk and on a phone', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(PLAIN)
    await expect(banner(page)).toBeVisible()
    // A keyboard begins at the question, and goes on to the page: it is no wall.
    await expect(banner(page)).toBeFocused()
    for (const name of ['Chiudi e rifiuta', 'Accetta', 'Rifiuta', 'Personalizza']) {
      await page.keyboard.press('Tab')
      if (name === 'Accetta') await page.keyboard.press('Tab') // past the link to the page on cookies
      await expect(button(page, name)).toBeFocused()
    }
    await expectNoBarriers(page)
    await page.keyboard.press('Enter')
    await expect(preferences(page)).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Personalizza')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  }
})

test('the page on cookies lists what the site may set, and opens the preferences', async ({ page }) => {
  await answer(page, '/cookie', () => button(page, 'Rifiuta').click())
  for (const name of ['edicola_consent', 'edicola_consent_proof', 'hide_modal_id_*', '_ga', '_ga_ABC12345']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Apri le preferenze cookie' }).click()
  await expect(preferences(page)).toBeVisible()
})
