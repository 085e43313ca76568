import { expect } from '@playwright/test'
import { arriveLate, isInOurFace } from './support/faces.ts'
import { makePlace, pictureFile, read, unique } from './support/make.ts'
import { newPerson, pageOf } from './support/people.ts'
import { openDraft, sheetOf } from './support/sheet.ts'
import { test } from './support/test.ts'

test('a sheet that was only looked at leaves nothing behind; the first word gives it a place, and the cursor stays', async ({ page }) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/admin\/article$/.test(request.url())) made.push(request.url())
  })
  const sheet = sheetOf(page)
  await page.goto('/admin/article/create')
  await expect(sheet.title).toBeFocused()
  await expect(sheet.bar.getByRole('button', { name: 'Pubblica' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Calendario' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible()
  expect(made).toEqual([])

  await page.goto('/admin/article/create')
  await expect(sheet.title).toBeFocused()
  const title = unique('Nato adesso')
  await page.keyboard.type(title)
  await expect(page).toHaveURL(/\/article\/[\w-]{10,}$/)
  await page.keyboard.type(', e subito scritto')
  await page.keyboard.press('Enter')
  await expect(sheet.standfirst).toBeFocused()
  await sheet.save()
  const id = page.url().split('/').at(-1) ?? ''
  expect((await read(page.request, 'article', id)).content.title).toBe(`${title}, e subito scritto`)
  expect(made).toHaveLength(1)

  // Another new one is another sheet, though the screen is the same.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('nuovo articolo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/article\/create$/)
  await expect(sheet.title).toHaveValue('')
  await page.goBack()
  await expect(sheet.title).toHaveValue(`${title}, e subito scritto`)
})

test('a new text whose first save was never answered is found again, and is one draft', async ({ page, context }) => {
  const title = unique('Cominciato e chiuso')
  // The server has it; the browser never hears so.
  await page.route('**/api/admin/article', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/admin/article/create')
  await expect(sheetOf(page).title).toBeFocused()
  await page.keyboard.type(title)
  await expect(sheetOf(page).bar.getByRole('status')).toContainText('Senza connessione')
  await page.close()

  const again = await context.newPage()
  await again.goto('/admin/article/create')
  await expect(again.getByText('Ecco il testo che avevi cominciato')).toBeVisible()
  await expect(sheetOf(again).title).toHaveValue(title)
  await expect(again).toHaveURL(/\/article\/[\w-]{36}$/)
  await sheetOf(again).standfirst.fill('E ripreso.')
  await sheetOf(again).save()
  const found = await again.request.get(`/api/admin/article?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`)
  expect(await found.json()).toMatchObject([{ title, revision: 2 }])

  // Now that the server has said so, a new text is a new one.
  await again.goto('/admin/article/create')
  await expect(sheetOf(again).title).toBeFocused()
  await expect(sheetOf(again).title).toHaveValue('')
})

test('an idea typed in «Oggi» opens its sheet, and what is typed straight after Enter is on it', async ({ page }) => {
  const title = unique('Un’idea')
  await page.goto('/admin')
  await page.getByLabel('Un’idea? Scrivi il titolo e premi Invio').fill(title)
  await page.keyboard.press('Enter')
  // No waiting: whoever has an idea does not.
  await page.keyboard.type('Perché no?')
  const sheet = sheetOf(page)
  await expect(sheet.standfirst).toBeFocused()
  await page.keyboard.type(' Anzi sì.')
  await expect(sheet.standfirst).toHaveValue('Perché no? Anzi sì.')
  await expect(page).toHaveURL(/\/article\/[\w-]{36}$/)
  await sheet.save()
  const { content } = await read(page.request, 'article', page.url().split('/').at(-1) ?? '')
  expect(content).toMatchObject({ title, standfirst: 'Perché no? Anzi sì.' })
})

test('what is written without a network is kept, and sent when it is back; leaving saves', async ({ page, context }) => {
  const { sheet, saved } = await openDraft(page)
  const status = sheet.bar.getByRole('status')
  await context.setOffline(true)
  await sheet.standfirst.fill('Scritto in treno.')
  await expect(status).toContainText('Senza connessione: il testo è al sicuro in questo browser')
  await context.setOffline(false)
  await expect(status).toContainText('Salvato alle')
  expect((await saved()).content.standfirst).toBe('Scritto in treno.')

  // Within the back office, and out of it.
  await sheet.standfirst.fill('Scritto di fretta.')
  await page.getByRole('menuitem', { name: 'Calendario' }).click()
  await expect.poll(async () => (await saved()).content.standfirst).toBe('Scritto di fretta.')
  await page.goBack()
  await sheet.standfirst.fill('Scritto chiudendo.')
  await page.goto('/')
  await expect.poll(async () => (await saved()).content.standfirst).toBe('Scritto chiudendo.')
})

test('words that never reached the server are found again in the browser', async ({ page, context }) => {
  const { id, sheet, saved } = await openDraft(page)
  await page.route('**/api/admin/article/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await sheet.standfirst.fill('Rimasto qui.')
  await expect(sheet.bar.getByRole('status')).toContainText('Senza connessione')
  expect((await saved()).content.standfirst).toBe('')

  // Another tab, as after a browser that went down without a last breath.
  const again = await context.newPage()
  await sheetOf(again).open('article', id)
  await expect(again.getByText('Ho ritrovato in questo browser')).toBeVisible()
  await expect(sheetOf(again).standfirst).toHaveValue('Rimasto qui.')
  await expect.poll(async () => (await saved()).content.standfirst).toBe('Rimasto qui.')
})

test('who else has it open is seen, and that they saved', async ({ page, browser, baseURL }) => {
  const { id, title, sheet } = await openDraft(page)
  const rosa = await newPerson(page.request, 'Rosa', 'caporedattore')
  const hers = await pageOf(browser, rosa, baseURL ?? '')
  await sheetOf(hers).open('article', id)
  await expect(hers.getByLabel(/^Anche qui: /)).toBeVisible()
  await sheetOf(hers).standfirst.fill('Di Rosa.')
  await sheetOf(hers).save()
  // The next beat, or the reload of whoever will not wait for it.
  await page.reload()
  await expect(page.getByLabel(`Anche qui: ${rosa.name}`)).toBeVisible()
  await expect(sheet.title).toHaveValue(title)
  await hers.context().close()
})

test('the page is seen while it is written, as wide as a phone, and can be shown to somebody outside until the link is withdrawn', async ({
  page,
  browser,
}) => {
  const { sheet, title } = await openDraft(page, { standfirst: 'In corsivo.' })
  await arriveLate(page, /\/newsreader-italic-.*woff2$/)
  await sheet.bar.getByRole('button', { name: 'Anteprima' }).click()
  const frame = page.getByTitle('La pagina come la vedranno i lettori')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(390)
  await expect.poll(() => isInOurFace(page, '.standfirst')).toBe(true)
  await expect(page).toHaveTitle(`${title} · Redazione`)
  await sheet.title.fill(`${title}, di nuovo`)
  await expect(page).toHaveTitle(`${title}, di nuovo · Redazione`)
  await sheet.standfirst.fill('Si vede subito.')
  await expect(page.frameLocator('iframe').getByText('Si vede subito.')).toBeVisible()
  await page.getByRole('button', { name: 'Computer' }).click()
  await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(1280)

  await page.getByRole('button', { name: 'Condividi l’anteprima' }).click()
  await page.getByRole('button', { name: 'Crea il collegamento' }).click()
  const address = await page.getByRole('textbox', { name: 'Condividi l’anteprima' }).inputValue()
  const outside = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visitor = await outside.newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('Si vede subito.')).toBeVisible()

  // It is listed where all of them are, and once it is withdrawn whoever has it is told so.
  await page.keyboard.press('Escape')
  await page.goto('/admin/anteprime')
  const row = page
    .getByRole('list', { name: 'Anteprime condivise' })
    .getByRole('listitem')
    .filter({ hasText: `${title}, di nuovo` })
  await row.getByRole('button', { name: /^Ritira/ }).click()
  await expect(page.getByText('Collegamento ritirato: non si apre più.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await visitor.goto(address))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Il collegamento non è valido')
  await expect(visitor.getByText('Si vede subito.')).toHaveCount(0)
  await outside.close()
})

test('publishing, withdrawing and scheduling are taken back', async ({ page }) => {
  const place = await makePlace(page.request)
  const { sheet, saved } = await openDraft(page, place.ids)
  const path = `/articoli/${(await saved()).slug}`
  const seen = async () => (await page.request.get(path, { maxRedirects: 0 })).status()
  const state = (name: string) => sheet.bar.getByText(name, { exact: true })
  const undo = () => page.getByRole('alert').getByRole('button', { name: 'Annulla' }).click()

  await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
  await expect(state('Pubblicato')).toBeVisible()
  expect(await seen()).toBe(200)
  await undo()
  await expect(state('Bozza')).toBeVisible()
  expect(await seen()).toBe(404)

  await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
  await expect(state('Pubblicato')).toBeVisible()
  await sheet.standfirst.fill('Una correzione.')
  await sheet.bar.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  await undo()
  await expect(page.getByText('Come prima.')).toBeVisible()
  expect(await (await page.request.get(path)).text()).not.toContain('Una correzione.')
  await expect(sheet.standfirst).toHaveValue('Una correzione.')

  await sheet.act('Ritira')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click()
  await expect(state('Ritirato')).toBeVisible()
  expect(await seen()).toBe(404)
  await undo()
  await expect(state('Pubblicato')).toBeVisible()
  expect(await seen()).toBe(200)
})

test('the point that matters in the opening picture is set without leaving the editor', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.panel.getByRole('button', { name: 'Scegli dalla raccolta o carica' }).first().click()
  await sheet.upload(await pictureFile('apertura.jpg'))
  await sheet.panel.getByRole('button', { name: 'Punto importante e testi' }).click()
  const file = page.getByRole('dialog', { name: 'Scheda del file' })
  await file.getByRole('slider', { name: 'Punto importante' }).press('Shift+ArrowLeft')
  await file.getByLabel('Testo alternativo').fill('Una porta aperta')
  await file.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Salvato.')).toBeVisible()
  await file.getByRole('button', { name: 'Chiudi la scheda' }).click()
  await expect(sheet.panel.getByText('Una porta aperta')).toBeVisible()
  await sheet.save()
  expect(await saved()).toHaveProperty('content.hero', expect.any(String))
})

test('the way an article opens is chosen by its miniature, and the preview shows it', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  const openings = sheet.panel.getByRole('group', { name: 'Come si apre l’articolo' })
  const opening = (name: string) => openings.getByRole('button', { name })
  await expect(opening('Al centro')).toHaveAttribute('aria-pressed', 'true')
  await expect(openings).toHaveAccessibleDescription(/il solo testo/)
  await expect(sheet.panel.getByLabel('Bicromia')).toHaveCount(0)
  await sheet.panel.getByRole('button', { name: 'Scegli dalla raccolta o carica' }).first().click()
  await sheet.upload(await pictureFile('apertura-a-pagina.jpg'))
  await opening('A tutta pagina').click()
  await expect(openings).toHaveAccessibleDescription(/da un bordo all’altro/)
  await sheet.panel.getByLabel('Bicromia').check()
  await sheet.save()
  expect(await saved()).toMatchObject({ content: { opening: 'full-bleed', isDuotone: true } })
  await page.getByRole('button', { name: 'Anteprima', exact: true }).click()
  await expect(page.frameLocator('iframe').locator('.spread-full-bleed > .duotone img')).toBeVisible()
})

test('a text is deleted from its editor, words that were not saved yet with it', async ({ page }) => {
  const { id, title, sheet } = await openDraft(page)
  await sheet.standfirst.fill('Non serve più.')
  await sheet.act('Elimina')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Eliminare «${title}»?`)
  await dialog.getByRole('button', { name: 'Elimina' }).click()
  await expect(page).toHaveURL(/\/admin\/article$/)
  expect((await page.request.get(`/api/admin/article/${id}`)).status()).toBe(404)
  await page.goto(`/admin/article/${id}`)
  await expect(page.getByText('Questo testo non c’è')).toBeVisible()
})
