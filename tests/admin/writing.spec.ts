import { expect, test, type Page } from '@playwright/test'
import { drop, paste } from './support/clipboard.ts'
import { arriveLate, isInOurFace } from './support/faces.ts'
import { make, makePlace, paragraph, pictureFile, read, unique } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { newPerson, pageOf } from './support/people.ts'
import { sheetOf } from './support/sheet.ts'

/** A draft of one paragraph, open in the editor. */
async function openDraft(page: Page, more: object = {}) {
  const title = unique('Una bozza')
  const id = await make(page.request, 'article', { title, body: paragraph('Comincia così.'), ...more })
  const sheet = sheetOf(page)
  await sheet.open('article', id)
  return { id, title, sheet, saved: () => read(page.request, 'article', id) }
}

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

test('a new text whose first save was never answered is found again, and is one draft @engines', async ({ page, context }) => {
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

test('what comes from Word and Docs is cleaned', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await paste(sheet.text, {
    text: 'Capitolo\nParole grasse',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1 style="color:red">Capitolo</h1>
      <p class="MsoNormal" style="margin:0"><b>Parole</b> <span style="font-size:22pt;font-family:Comic Sans MS">grasse</span><o:p></o:p></p><!--EndFragment--></body></html>`,
  })
  await sheet.newLine()
  await paste(sheet.text, {
    text: 'Dal foglio condiviso',
    html: '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Dal</span><span style="font-weight:400"> foglio </span><a href="https://www.google.com/url?q=https://example.org/x&sa=D"><span>condiviso</span></a></p></b>',
  })
  await sheet.newLine()
  const table = '<table><tr><td>Roma</td><td>12</td></tr></table>'
  await paste(sheet.text, { text: 'H2O Roma 12', html: `<p>H<sub>2</sub>O</p>${table}` })
  await expect(sheet.text).toContainText('H₂O')
  const notice = page.getByRole('status').filter({ hasText: 'Incollato senza: 1 tabella (ora è testo).' })
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(notice).toBeHidden()
  await expect(sheet.text).not.toContainText('H₂O')
  await sheet.save()
  const { body } = (await saved()).content
  expect(body.content.slice(1)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Capitolo' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Parole', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' grasse' },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Dal', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' foglio ' },
        { type: 'text', text: 'condiviso', marks: [{ type: 'link', attrs: { href: 'https://example.org/x' } }] },
      ],
    },
  ])
})

test('a picture is pasted, one is dropped, and one that fails is tried again', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  const pictures = sheet.block('Immagine')
  await sheet.newLine()
  await paste(sheet.text, await pictureFile('incollata.jpg'))
  await expect(pictures.locator('img')).toHaveCount(1)
  await drop(sheet.text.locator('> p').first(), await pictureFile('lasciata.jpg'))
  await expect(pictures.locator('img')).toHaveCount(2)

  await page.route('**/api/admin/media/upload*', (route) =>
    route.fulfill({ status: 413, contentType: 'application/json', body: JSON.stringify({ code: 'too-large', message: 'x' }) }),
  )
  await sheet.newLine()
  await paste(sheet.text, await pictureFile('pesante.jpg'))
  const fault = sheet.text.getByRole('alert')
  await expect(fault).toContainText('L’immagine non è stata caricata. Il file è troppo grande')
  // What is not there yet is not saved, and keeps nothing else from being.
  await sheet.save()
  expect(await imagesOf(saved)).toBe(2)
  await page.unroute('**/api/admin/media/upload*')
  await fault.getByRole('button', { name: 'Riprova' }).click()
  await expect(fault).toBeHidden()
  await expect(pictures).toHaveCount(3)
  await sheet.save()
  await expect.poll(() => imagesOf(saved)).toBe(3)

  // A file that is no picture is not taken, and somebody says so.
  await drop(sheet.text.locator('> p').first(), { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Qui si possono trascinare solo immagini')).toBeVisible()
})

const imagesOf = async (saved: () => ReturnType<typeof read>): Promise<number> =>
  (await saved()).content.body.content.filter((block) => 'type' in block && block.type === 'image').length

test('a link finds an article, a note stands in its sentence, and the keys know which is which', async ({ page }) => {
  const place = await makePlace(page.request)
  const target = unique('La meta')
  const targetId = await make(page.request, 'article', { title: target, body: paragraph('Eccola.'), ...place.ids })
  const published = await page.request.post(`/api/admin/article/${targetId}/publish`, { data: { revision: 1 } })
  expect(published.ok(), await published.text()).toBe(true)
  const { sheet, saved } = await openDraft(page)

  await sheet.text.focus()
  await sheet.move('Control+Home', 'Control+Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Collegamento' })
  const field = dialog.getByRole('combobox')
  await field.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Applica' }).click()
  await expect(dialog.getByText('Questo indirizzo non è ammesso')).toBeVisible()
  await field.fill(target)
  await page.getByRole('option', { name: new RegExp(target) }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet.text.getByRole('link')).toHaveAttribute('href', `/articoli/${(await read(page.request, 'article', targetId)).slug}`)

  await sheet.move('Control+End')
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.type('Una fonte.')
  await page.keyboard.press('Escape')
  await page.keyboard.type(' E va avanti.')
  await expect(sheet.text.locator('[data-footnote]')).toHaveText('Una fonte.')
  await sheet.save()
  expect(JSON.stringify((await saved()).content.body)).toContain(
    '{"type":"footnote","content":[{"type":"text","text":"Una fonte."}]},{"type":"text","text":" E va avanti."}',
  )
  // What is dictated comes at once, without a key; a note that is still open is saved without the space it began with.
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.insertText('Dettata.')
  await expect(sheet.text.locator('[data-footnote]').last()).toHaveText('Dettata.')
  await sheet.save()
  expect(JSON.stringify((await saved()).content.body)).toContain('{"type":"footnote","content":[{"type":"text","text":"Dettata."}]}')

  // With nothing selected the same keys open the palette.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Cerca un contenuto/ })).toBeFocused()
})

test('pictures of a gallery are set in order by keyboard, and the focus goes with the picture', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await sheet.insert('Galleria')
  await sheet.upload(await Promise.all(['una.jpg', 'due.jpg', 'tre.jpg'].map(pictureFile)), 3)
  const gallery = sheet.block('Galleria')
  const button = (name: string) => gallery.getByRole('button', { name })
  const caption = (place: number) => gallery.getByRole('textbox', { name: `Didascalia (${place})` })
  await caption(1).fill('Che si sposta')
  await button('Sposta dopo (1)').focus()
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (2)')).toBeFocused()
  await expect(caption(2)).toHaveValue('Che si sposta')
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (3)')).toBeFocused()
  await expect(caption(3)).toHaveValue('Che si sposta')
  // There is nowhere further to go.
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (3)')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(button('Sposta prima (2)')).toBeFocused()
  await expect(caption(2)).toHaveValue('Che si sposta')

  await button('Togli l’immagine 3').focus()
  await page.keyboard.press('Enter')
  await expect(caption(3)).toHaveCount(0)
  await expect(button('Togli l’immagine 2')).toBeFocused()
  await button('Togli l’immagine 1').focus()
  await page.keyboard.press('Enter')
  await expect(caption(1)).toHaveValue('Che si sposta')
  await expect(button('Togli l’immagine 1')).toBeFocused()
  await sheet.save()
  expect((await saved()).content.body.content).toContainEqual(
    expect.objectContaining({
      type: 'gallery',
      attrs: expect.objectContaining({ items: [expect.objectContaining({ caption: 'Che si sposta' })] }),
    }),
  )
})

test('a gallery, a film and a sound are put in, set in order, described and taken out', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await sheet.insert('Galleria')
  await sheet.upload([await pictureFile('prima.jpg'), await pictureFile('seconda.jpg')], 2)
  const gallery = sheet.block('Galleria')
  await gallery.getByRole('textbox', { name: 'Didascalia (1)' }).fill('La prima')
  // A text that ends with it is opened, and the first thing touched is a button of it.
  await sheet.save()
  await page.reload()
  await expect(gallery.getByRole('textbox', { name: 'Didascalia (1)' })).toHaveValue('La prima')
  await gallery.getByRole('button', { name: 'Sposta dopo (1)' }).click()
  await expect(gallery.getByRole('textbox', { name: 'Didascalia (2)' })).toHaveValue('La prima')
  await gallery.getByRole('button', { name: 'Togli l’immagine 1' }).click()

  await sheet.newLine()
  await sheet.insert('Video')
  const dialog = page.getByRole('dialog', { name: 'Inserisci un video' })
  await dialog.getByLabel('Indirizzo su YouTube o Vimeo').fill('https://example.org/film')
  await dialog.getByRole('button', { name: 'Inserisci' }).click()
  await expect(dialog.getByText('Non riconosco un video in questo indirizzo')).toBeVisible()
  await dialog.getByLabel('Indirizzo su YouTube o Vimeo').fill('https://vimeo.com/76979871')
  await dialog.getByRole('button', { name: 'Inserisci' }).click()
  await sheet.block('Video').getByRole('textbox', { name: 'Titolo del video' }).fill('Una montagna')

  await sheet.newLine()
  await sheet.insert('Audio')
  await sheet.upload('src/demo/sounds/onde.mp3')
  await sheet.block('Audio').getByRole('textbox', { name: 'Titolo' }).fill('Onde')
  await sheet.save()
  const kinds = async () => (await saved()).content.body.content.flatMap((block) => ('attrs' in block ? [block] : []))
  expect(await kinds()).toMatchObject([
    { type: 'gallery', attrs: { items: [{ caption: 'La prima' }] } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', title: 'Una montagna' } },
    { type: 'audio', attrs: { title: 'Onde' } },
  ])
  await sheet.block('Video').hover()
  await sheet.block('Video').getByRole('button', { name: 'Togli video' }).click()
  await expect(sheet.block('Video')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(sheet.block('Video')).toHaveCount(1)
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

test('the page is seen while it is written, as wide as a phone, and can be shown to somebody outside', async ({ page, browser }) => {
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

test('an urgent correction is made on a phone, in the dark, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  const place = await makePlace(page.request)
  const { id, title, sheet, saved } = await openDraft(page, { ...place.ids, standfirst: 'Con un erore.' })
  const published = await page.request.post(`/api/admin/article/${id}/publish`, { data: { revision: 1 } })
  expect(published.ok(), await published.text()).toBe(true)

  await page.goto('/admin/article')
  await page.getByLabel('Cerca nei titoli').fill(title)
  await expect(page.getByText('1 articolo', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(sheet.text).toBeVisible()
  await fits(page)
  await passesAxe(page)
  await sheet.standfirst.fill('Senza errori.')
  await sheet.bar.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  expect(await (await page.request.get(`/articoli/${(await saved()).slug}`)).text()).toContain('Senza errori.')

  for (const [button, heading] of [
    ['Scheda', 'Scheda'],
    ['Anteprima', 'Anteprima'],
  ] as const) {
    await sheet.bar.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    // No script runs in the preview, axe's neither: it is looked at without.
    if (button === 'Scheda') await passesAxe(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeHidden()
  }
  await sheet.bar.getByRole('button', { name: 'Revisioni' }).click()
  await expect(page.getByRole('dialog', { name: 'Revisioni' })).toContainText('Senza errori.')
  await passesAxe(page)
})

test('the toolbar is one stop of the keyboard, and what does not fit in it is in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { sheet } = await openDraft(page)
  const toolbar = page.getByRole('toolbar', { name: 'Formattazione' })
  const more = toolbar.getByRole('button', { name: 'Altro' })
  await expect(more).toBeInViewport()
  await sheet.title.focus()
  for (const next of [sheet.standfirst, toolbar.getByRole('combobox'), sheet.text]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Citazione' }).press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Citazione' }).press('Enter')
  await expect(sheet.text.locator('blockquote')).toContainText('Comincia così.')
  await expect(sheet.text).toBeFocused()
})

test('on a phone the menu that was left open is found closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { sheet } = await openDraft(page)
  const menu = page.getByRole('menuitem', { name: 'Articoli' })
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(sheet.text).toBeVisible()
  await expect(menu).toBeHidden()
})

test('axe finds nothing in the editor and in its dialogs', async ({ page }) => {
  const picture = await page.request.post('/api/admin/media/upload?name=faro.jpg', {
    data: (await pictureFile('faro.jpg')).buffer,
    headers: { 'content-type': 'image/jpeg' },
  })
  const media = ((await picture.json()) as { id: string }).id // what the API answers
  const blocks = [
    { type: 'image', attrs: { media } },
    { type: 'gallery', attrs: { items: [{ media }] } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', title: 'Un film' } },
  ]
  const { sheet } = await openDraft(page, { body: { type: 'doc', content: [...paragraph('Parole.').content, ...blocks] } })
  await expect(sheet.block('Immagine').locator('img')).toBeVisible()
  await passesAxe(page)

  const dialog = page.getByRole('dialog')
  const look = async (open: () => Promise<void>) => {
    await open()
    await expect(dialog).toBeVisible()
    await passesAxe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Formattazione' }).getByRole('button', { name, exact: true }).click()
  await look(() => tool('Collegamento'))
  await look(() => tool('Video'))
  await look(() => tool('Immagine'))
  await look(() => sheet.bar.getByRole('button', { name: 'Revisioni' }).click())
  for (const act of ['Programma', 'Manda in revisione', 'Assegna']) await look(() => sheet.act(act))
  await sheet.newLine()
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox', { name: 'Blocchi da inserire' })).toBeVisible()
  await passesAxe(page)
})

test('the editor fits the window at any width', async ({ page }) => {
  const { sheet } = await openDraft(page, { title: 'Un titolo lungo quanto basta per andare a capo su qualunque schermo di una redazione' })
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sheet.text).toBeVisible()
    await fits(page)
  }
})

test('a window that becomes narrow and a phone that is turned leave nothing over the page, for whoever sees it and whoever hears it', async ({
  page,
}) => {
  const wide = { width: 1280, height: 800 }
  const phone = { width: 390, height: 844 }
  const turned = { width: 844, height: 390 }
  const { sheet } = await openDraft(page)
  const openMenu = page.getByRole('button', { name: 'Apri il menu' })
  // By its role: what a modal hides from screen readers is not found so.
  const isReachable = async () => {
    await expect(sheet.title).toBeVisible()
    await sheet.title.click()
    await expect(sheet.title).toBeFocused()
  }
  await page.setViewportSize(wide)
  // Chosen, and so remembered by the browser.
  await page.getByRole('button', { name: 'Chiudi il menu' }).click()
  await openMenu.click()
  for (const size of [phone, turned, phone, wide, phone]) {
    await page.setViewportSize(size)
    await isReachable()
  }
  await openMenu.click()
  await expect(sheet.title).toHaveCount(0)
  await page.setViewportSize(turned)
  await isReachable()
  await page.setViewportSize(phone)
  await isReachable()
  await expect(openMenu).toBeVisible()

  await sheet.bar.getByRole('button', { name: 'Scheda', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda' })).toBeVisible()
  await page.setViewportSize(wide)
  await isReachable()
  await page.setViewportSize(phone)
  await isReachable()
})
