import { expect, test, type Browser, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { fits, passesAxe } from './support/passesAxe.ts'

/** A reader's browser, not an editor's: programs that say what they are, as a headless browser does, are not counted. */
const READER = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' }

interface Made {
  readonly id: string
  readonly revision: number
}

async function make(page: Page, kind: string, content: object): Promise<Made> {
  const made = await page.request.post(`/api/admin/${kind}`, { data: content })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()) as Made // a document
}

async function publish(page: Page, kind: string, { id, revision }: Made): Promise<void> {
  const done = await page.request.post(`/api/admin/${kind}/${id}/publish`, { data: { revision } })
  expect(done.ok(), await done.text()).toBe(true)
}

/** A page of the site that no other journey opens, and an announcement of its own name. */
async function newPlace(page: Page) {
  const mark = randomUUID().slice(0, 8)
  await publish(page, 'page', await make(page, 'page', { title: `Luogo ${mark}`, slug: `luogo-${mark}` }))
  return { path: `/luogo-${mark}`, name: `Festa ${mark}`, title: `Una festa ${mark}`, popupId: `annuncio-${mark}` }
}

/** A reader, and what the engine said to them last of an announcement of ours: the demo has others. */
async function readerPage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, ...READER, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    document.addEventListener('edicola:popup', (event) => {
      const { type, id, reason } = (event as CustomEvent<{ type: string; id: string; reason?: string }>).detail // the engine sends no other kind
      if (id.startsWith('annuncio-')) document.documentElement.dataset['popup'] = `${type} ${reason ?? ''}`.trim()
    })
  })
  return { context, page, said: (words: string) => expect(page.locator('html')).toHaveAttribute('data-popup', words) }
}

/**
 * The reader looks at another tab, which is when a page tells what was done on it. A page that is left tells it too, but then the browser under test
 * calls itself headless again, and is not counted.
 */
async function lookAway(page: Page): Promise<void> {
  const told = page.waitForResponse('**/modal/ajax/count')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    dispatchEvent(new Event('visibilitychange'))
  })
  await told
}

const group = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

test('an announcement goes from the studio to a reader @engines', async ({ page, browser, baseURL }) => {
  test.slow()
  const { path, name, title } = await newPlace(page)
  await page.goto('/admin/popup/create')
  await page.getByLabel('Nome in redazione').fill(name)
  await page.getByLabel('Titolo', { exact: true }).fill(title)
  await group(page, 'Quando si apre').click()
  await page.getByLabel('Secondi di attesa').fill('0')
  await group(page, 'Dove si vede').click()
  await page.getByLabel('Solo a questi indirizzi').fill(path)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // The preview plays it with cookies of its own.
  const frame = page.frameLocator('iframe[title="La pagina come la vedrà chi legge"]')
  await expect(frame.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Prova come un lettore' }).click()
  await expect(page.getByText('Si è aperto.')).toBeVisible()
  await page.getByRole('button', { name: 'Premi OK' }).click()
  await expect(page.getByText('Chiuso con OK.')).toBeVisible()
  await expect(page.getByText('per 7300 giorni')).toBeVisible()
  await page.getByRole('button', { name: 'Torna sulla pagina' }).click()
  await expect(page.getByText('questo lettore l’ha già chiuso')).toBeVisible()
  expect((await page.context().cookies()).filter((cookie) => cookie.name.includes('modal'))).toEqual([])

  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ritira' })).toBeVisible()
  const reader = await readerPage(browser, baseURL ?? '')
  await reader.page.goto(path)
  const dialog = reader.page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await reader.said('closed dismiss')
  expect((await reader.context.cookies()).map((cookie) => cookie.name)).toContainEqual(expect.stringMatching(/^hide_modal_id_annuncio-/))
  await reader.page.reload()
  await reader.said('suppressed already-seen')
  expect(await (await reader.context.request.get('/sostieni-la-rivista')).text()).not.toContain('js-modal-page-show')
  await reader.context.close()
})

test('a new text is shown again only if its editor asks for it, and what readers did comes back @engines', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { path, name, title, popupId } = await newPlace(page)
  const made = await make(page, 'popup', { id: popupId, name, title, showOnce: true, targeting: { include: [path] } })
  await publish(page, 'popup', made)
  const { id } = made
  const reader = await readerPage(browser, baseURL ?? '')
  await reader.page.goto(path)
  await reader.page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Chiudi' }).click()
  await reader.said('closed dismiss')
  await lookAway(reader.page)

  await page.goto(`/admin/popup/${id}`)
  await page.getByLabel('Titolo', { exact: true }).fill(`${title} per tutti`)
  await page.getByLabel('Mostralo di nuovo a chi l’ha chiuso').check()
  await page.keyboard.press('Control+s')
  const publishChanges = page.getByRole('button', { name: 'Pubblica le modifiche' })
  await publishChanges.click()
  await expect(publishChanges).toBeHidden()
  await reader.page.reload()
  await expect(reader.page.getByRole('dialog', { name: `${title} per tutti` })).toBeVisible()
  await reader.page.getByRole('button', { name: 'OK', exact: true }).click()
  await reader.said('closed ok')
  await lookAway(reader.page)
  await reader.context.close()

  const figures = async () => (await (await page.request.get(`/api/admin/popup/${id}/statistics`)).json()) as { totals: object } // as the API says
  await expect.poll(async () => (await figures()).totals, { timeout: 30_000 }).toMatchObject({ views: 2, ok: 1, dismissals: 1 })
  await page.getByRole('link', { name: 'Numeri', exact: true }).click()
  await expect(page.getByRole('definition').first()).toHaveText('2')
  await expect(page.getByRole('rowheader', { name: path })).toBeVisible()

  await page.goto(`/admin/popup/perche?indirizzo=${path}`)
  const answer = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(answer).toContainText('Si apre subito.')
  await page.getByRole('combobox', { name: 'Ha chiuso' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Chiedi' }).click()
  await expect(answer).toContainText('chi visita l’ha già chiuso')

  await page.goto('/admin/popup')
  await page.getByRole('switch', { name: `Pubblicato: ${name}` }).click()
  await expect(page.getByText(`«${name}» è ritirato`)).toBeVisible()
  expect(await (await page.request.get(path)).text()).not.toContain(title)
})

test('what is wrong is said where it stands, and nothing is lost', async ({ page }) => {
  test.slow()
  const { name, title } = await newPlace(page)
  await page.goto('/admin/popup/create')
  await page.getByLabel('Nome in redazione').fill(name)
  await page.getByLabel('Titolo', { exact: true }).fill(title)
  await group(page, 'Quando si apre').click()
  await page.getByRole('button', { name: 'Lo scorrimento' }).click()
  await page.getByLabel('Punto della pagina').fill('metà')
  await page.getByRole('textbox', { name: 'Dal', exact: true }).fill('2030-05-02T10:00')
  await page.getByRole('textbox', { name: 'Al', exact: true }).fill('2030-05-01T10:00')
  await page.getByLabel('Si apre anche con un clic su').fill('..abbonati')
  await group(page, 'Dove si vede').click()
  await page.getByLabel('Solo a questi indirizzi').fill('/mai-scritta\nsenza-barra')
  await expect(page.getByText('A /mai-scritta ora non c’è nessuna pagina.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Questo selettore CSS non è scritto bene')).toBeVisible()
  await page.getByLabel('Si apre anche con un clic su').fill('.abbonati')
  await page.keyboard.press('Control+s')
  const offset = page.getByLabel('Punto della pagina')
  await expect(offset).toHaveAccessibleDescription(/^Scrivi un numero di pixel/)
  await expect(page.getByText('La fine deve venire dopo l’inizio.')).toBeVisible()
  await expect(page.getByText('Riga 2: Scrivi un percorso')).toBeVisible()
  await offset.fill('50%')
  await page.getByRole('textbox', { name: 'Al', exact: true }).fill('2030-05-03T10:00')
  await page.getByLabel('Solo a questi indirizzi').fill('/mai-scritta')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/admin/popup')
  await page.getByRole('button', { name: `Altre azioni per ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Duplica' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} (copia)` })).toBeVisible()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`the studio is fit for ${width} pixels, and axe finds nothing in ${colorScheme} colours`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    test.slow()
    const { name, title, popupId } = await newPlace(page)
    const { id } = await make(page, 'popup', { id: popupId, name, title, variants: [{ title: 'Un altro testo' }] })
    for (const path of ['', '/perche', `/${id}`, `/${id}/numeri`]) {
      await page.goto(`/admin/popup${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(path.endsWith('numeri') ? 'Ancora nessun numero' : name).first()).toBeVisible()
      if (width === 1280 && path === `/${id}`) {
        // The preview is drawn, and its button wakes up. Axe cannot look into a frame in which no script runs; the page in it has journeys of its own.
        await expect(page.getByRole('button', { name: 'Prova come un lettore' })).toBeEnabled()
        await page.locator('iframe').evaluate((frame) => frame.remove())
      }
      await fits(page)
      await passesAxe(page)
    }
  })
}
